-- When the last confirmation of a login was used for an expensive action; a new confirmation clears it.
alter table sessions add column confirmation_spent_at timestamptz;
