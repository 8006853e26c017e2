-- The PDFs of invoices, bills and credit notes, so that each is drawn once. A document never changes, and neither does its file;
-- a release that draws documents differently stores them under its own layout. There is no foreign key, because adding one would
-- lock the documents, which are never deleted.
create table document_files (
  document_id integer not null,
  paper_size text not null check (paper_size in ('a4', 'roll')),
  layout integer not null check (layout > 0),
  bytes bytea not null check (length(bytes) between 1 and 5000000),
  primary key (document_id, paper_size, layout)
);
-- A PDF is compressed already.
alter table document_files alter column bytes set storage external;
