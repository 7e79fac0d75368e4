#!/bin/sh
# Of the replica: a copy of the primary, made once, which streams from it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup -h primary -U hasp -D "$PGDATA" --write-recovery-conf
fi
chmod 700 "$PGDATA"
exec postgres
