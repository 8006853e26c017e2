-- What a tax paper says of a product: its HSN code and its rate of tax, which an order keeps as they were when it was placed.
-- Empty is what the merchant has not said.
alter table products
  add column hsn text constraint hsn_has_4_to_8_digits check (hsn ~ '^[0-9]{4,8}$'),
  add column tax_rate integer constraint tax_rate_is_one_of_the_law check (tax_rate in (0, 5, 12, 18, 28, 40));
alter table order_items
  add column hsn text,
  add column tax_rate integer;

-- The next number of each series of papers in a financial year. Its row is locked from when a number is taken until the
-- transaction has ended: one that is undone leaves no gap, and nobody gets the same.
create table document_series (
  kind text not null,
  financial_year text not null check (financial_year ~ '^\d{2}-\d{2}$'),
  next integer not null check (next > 1),
  primary key (kind, financial_year)
);

-- Invoices, bills and credit notes, with every word that stands on them. Orders that were paid before there were any have
-- none: they were sold without.
create table documents (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('tax_invoice', 'bill_of_supply', 'bill', 'credit_note')),
  financial_year text not null,
  serial integer not null check (serial > 0),
  number text not null unique,
  order_id integer not null references orders,
  refund_id integer references refunds,
  issued_at timestamptz not null,
  body jsonb not null,
  unique (kind, financial_year, serial),
  constraint credit_notes_are_for_refunds check ((kind = 'credit_note') = (refund_id is not null))
);
create unique index one_document_an_order on documents (order_id) where refund_id is null;
create unique index one_credit_note_a_refund on documents (refund_id) where refund_id is not null;
create index documents_of_order on documents (order_id);
create index documents_by_day on documents (issued_at, id);

create function documents_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a document that was issued is never changed or deleted'
    using errcode = 'check_violation', constraint = 'documents_stay';
end $$;
create trigger documents_stay before update or delete on documents
  for each row execute function documents_stay();
create trigger documents_are_not_emptied before truncate on documents
  for each statement execute function documents_stay();
