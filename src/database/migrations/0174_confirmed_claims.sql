-- What a product's words claim of food beyond its label and its merchant has confirmed: each claim with the text it stands in.
alter table products add column confirmed_claims jsonb not null default '[]';
