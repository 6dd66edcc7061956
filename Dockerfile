# Hortus as a server: one process, one volume, not root.
FROM python:3.13-slim AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY docs ./docs
COPY src ./src
RUN python -m venv /opt/hortus \
 && /opt/hortus/bin/pip install --no-cache-dir --constraint constraints.txt '.[postgres]'

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home hortus
COPY --from=build /opt/hortus /opt/hortus
USER hortus
# Tables and compiled rules are kept in the volume; everything else may be read-only.
ENV PATH=/opt/hortus/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    HORTUS_HOST=0.0.0.0 \
    HORTUS_PORT=8000 \
    HORTUS_LOG_JSON=true \
    HORTUS_CACHE_DIR=/data/cache \
    HORTUS_DATABASE=sqlite:////data/hortus.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
ENTRYPOINT ["hortus"]
CMD ["serve"]
