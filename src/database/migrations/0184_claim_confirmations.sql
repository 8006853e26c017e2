-- What the merchant has confirmed that published words claim of food: the claim, the text that makes it by its hash, and
-- the products on sale whose labels did not carry it then, or said the opposite. Once another one does, the merchant is
-- asked again.
create table claim_confirmations (
  claim text not null,
  text_hash text not null,
  lacking integer[] not null,
  refuting integer[] not null,
  confirmed_at timestamptz not null,
  primary key (claim, text_hash)
);
