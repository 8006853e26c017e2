-- From this migration on the release before must be able to work on the new schema, so that an upgrade can roll. A migration that
-- takes away what an older release uses says so in its head, "-- Needs a release with NNNN_name.sql.", and is recorded here
-- with the name of that migration: releases without it refuse the database.
alter table migrations add column needs text;
