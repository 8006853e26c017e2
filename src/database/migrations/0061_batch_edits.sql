-- What the merchant notes about a batch; and its version, for two who put its label right at once.
alter table batches add column note text not null default '';
alter table batches add column version integer not null default 1;
