-- Any part of a document's number finds its order.
create index document_number_parts on documents using gin (number gin_trgm_ops) with (fastupdate = off);
