-- Exempt, nil-rated and taxed at 0 % are three statements on a document. Beside a rate of 0 the column says which of the first
-- two it is; the release before reads all three as 0 %. Which rates there are, and until when, is data of the shop's: a
-- rate that the law brings needs no other schema.
alter table products
  add column exemption text constraint exemption_is_one_of_the_law check (exemption in ('exempt', 'nil_rated')),
  drop constraint tax_rate_is_one_of_the_law,
  add constraint tax_rate_is_a_percentage check (tax_rate between 0 and 100);
alter table order_items
  add column exemption text;
