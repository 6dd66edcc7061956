"""Records: a whole match in one small JSON file that replays to the same bytes anywhere."""

from __future__ import annotations

import hashlib
import json
import os
import re
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from hortus.core.deal import SECRET_BYTES, Deal, commitment_of
from hortus.core.errors import BadRecord, HortusError, brief, first_fault
from hortus.core.files import write_whole
from hortus.core.match import Match
from hortus.core.ruleset import RuleSet, find_rule_set

FORMAT = 1
LARGEST = 4_000_000  # bytes of a record file; the longest match needs a hundredth of it

Number = Annotated[int, Field(strict=True)]
Whole = Annotated[int, Field(ge=0, le=2**63 - 1, strict=True)]


class Record(BaseModel):
    """The file format. What is optional in a hand-written file is checked where it is given."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    hortus: Number = Field(description="version of this format")
    rule_set: str
    version: Number = Field(description="version of the rule set")
    players: Number
    options: dict[str, Any] = {}
    seed: Whole | None = Field(default=None, description="the deal's seed, or else its secret")
    secret: str | None = Field(default=None, description="64 hexadecimal digits", repr=False)
    commitment: str | None = Field(default=None, description="SHA-256 of the secret")
    seats: list[str] | None = Field(default=None, description="who played: player codes or names")
    decisions: list[tuple[Whole, Whole]] = Field(description="pairs of seat and action number")
    points: list[Number] | None = Field(default=None, description="of a finished match, by side")
    winners: list[Number] | None = None
    digest: str | None = Field(default=None, description="SHA-256 of the final state")

    @classmethod
    def of(cls, match: Match, seats: list[str] | None = None) -> Record:
        """The record of a match."""
        if match.deal is None:
            raise HortusError("This table was redealt, so it has no deal of its own and can't be recorded.")
        return cls(
            hortus=FORMAT,
            rule_set=match.rule_set.id,
            version=match.rule_set.version,
            players=match.players,
            options=match.options.model_dump(mode="json", exclude_defaults=True),
            seed=match.deal.seed,
            secret=match.deal.secret.hex() if match.deal.seed is None else None,
            commitment=match.commitment,
            seats=seats,
            decisions=list(match.decisions),
            points=list(match.points) if match.over else None,
            winners=list(match.winners) if match.over else None,
            digest=digest_of(match),
        )

    @classmethod
    def read(cls, text: str | bytes) -> Record:
        """Read a record from JSON, or say what is wrong with it."""
        if len(text) > LARGEST:
            raise BadRecord(f"This is too large for a record: {len(text):,} bytes, where {LARGEST:,} are the most.")
        try:
            found = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"This is no record: it is not JSON ({brief(str(error), 80)}).") from None
        if not isinstance(found, dict) or "hortus" not in found:
            raise BadRecord('This is no record of Hortus: a record is a JSON object with a "hortus" format number.')
        if found["hortus"] != FORMAT or isinstance(found["hortus"], bool):
            raise BadRecord(
                f"The record has format {brief(found['hortus'], 30)}, and this version of Hortus reads format {FORMAT}."
            )
        try:
            return cls.model_validate(found)
        except ValidationError as error:
            raise BadRecord(f"The record is broken at {first_fault(error)}.") from None

    def to_json(self) -> str:
        """The file's text."""
        fields = self.model_dump(mode="json", exclude_none=True)
        decisions = fields.pop("decisions")
        head = json.dumps(fields, ensure_ascii=False, indent=1)
        return f'{head[:-2]},\n "decisions": {json.dumps(decisions, separators=(",", ":"))}\n}}\n'

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file whole or not at all."""
        try:
            write_whole(Path(path).resolve(), self.to_json())
        except (OSError, ValueError) as error:
            raise HortusError(f"The record can't be written to {brief(str(path), 100)}: {_reason(error)}.") from None

    def match(self, rule_set: RuleSet | None = None) -> Match:
        """Replay the record, checking everything it claims; by `rule_set` if that is not a registered one."""
        try:
            rule_set = rule_set or find_rule_set(self.rule_set)
            if self.version != rule_set.version and self.version not in rule_set.earlier:
                raise BadRecord(
                    f"The record is of version {brief(self.version, 20)} of {rule_set.id}, "
                    f"and this Hortus plays version {rule_set.version}."
                )
            players = rule_set.check_players(self.players)
            if self.seats is not None and len(self.seats) != players:
                raise BadRecord(f"The record is for {players} players, but its seats name {len(self.seats)}.")
            options = {**rule_set.earlier.get(self.version, {}), **self.options}
            match = Match.from_deal(rule_set, players, self._deal(), options)
        except BadRecord:
            raise
        except HortusError as error:
            raise BadRecord(f"The record can't be replayed. {error}") from None
        for number, (seat, action) in enumerate(self.decisions, 1):
            try:
                match.play(action, seat=seat)
            except HortusError as error:
                raise BadRecord(f"Decision {number} of the record does not fit the rules. {error}") from None
        self._check_end(match)
        return match

    def _deal(self) -> Deal:
        if (self.seed is None) == (self.secret is None):
            raise BadRecord("A record has either a seed or a secret; this one has both or neither.")
        if self.seed is not None:
            if self.commitment is not None:
                raise BadRecord("A deal from a seed has no commitment, but this record claims one.")
            return Deal.new(self.seed)
        if not re.fullmatch(rf"[0-9a-fA-F]{{{2 * SECRET_BYTES}}}", self.secret or ""):
            raise BadRecord(f"The record's secret should be {2 * SECRET_BYTES} hexadecimal digits.")
        secret = bytes.fromhex(self.secret or "")
        if self.commitment is not None and self.commitment != commitment_of(secret):
            raise BadRecord("The deal was not fair: the record's secret does not give its commitment.")
        return Deal(secret)

    def _check_end(self, match: Match) -> None:
        for name, claimed, found in (
            ("points", self.points, list(match.points)),
            ("winners", self.winners, list(match.winners)),
            ("digest", self.digest, digest_of(match)),
        ):
            if claimed is not None and claimed != found:
                raise BadRecord(
                    f"The record claims other {name} than its replay gives: "
                    f"{brief(claimed, 80)}, not {brief(found, 80)}."
                )


def digest_of(match: Match) -> str:
    """The digest of a match's state, by which two machines can compare replays."""
    return hashlib.sha256(match.truth.tobytes()).hexdigest()


def load(path: str | os.PathLike[str]) -> Match:
    """The match of a record file, replayed."""
    return read_file(path).match()


def read_file(path: str | os.PathLike[str]) -> Record:
    """The record in a file."""
    try:
        text = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise BadRecord(f"The file {brief(str(path), 100)} can't be read: {_reason(error)}.") from None
    return Record.read(text)


def _reason(error: OSError | ValueError) -> str:
    return error.strerror or "unknown" if isinstance(error, OSError) else str(error)
