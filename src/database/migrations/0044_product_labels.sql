-- What the law of packed food asks a product's page to say: one document a product, as `areas/label/contract.ts` has it.
-- No row: the merchant has said nothing yet, and nothing is shown.
create table product_labels (
  product_id integer primary key references products on delete cascade,
  label jsonb not null,
  -- Optimistic lock: of two who save from the same one the second is told.
  version integer not null check (version > 0)
);
