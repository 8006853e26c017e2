-- The list of those of which nothing is left, which grows for ever, is read along it.
create index batches_gone on batches (best_before, id) where left_units = 0;
