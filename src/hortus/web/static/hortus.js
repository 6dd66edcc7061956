// Where there is no connection, a worker says so. It is there only over https, or on this machine.

navigator.serviceWorker?.register("/worker.js").catch(() => {});
