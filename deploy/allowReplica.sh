#!/bin/sh
# Of the primary, when it is made: the replica may copy it.
set -eu
echo 'host replication hasp all trust' >>"$PGDATA/pg_hba.conf"
