-- What the first-run guide cannot read from the shop itself: what the last try of the payment keys and of the mail came
-- to, which texts were read and found fitting, and whether the guide was put away. No row: nobody has tried or said so.
create table guide_marks (
  name text primary key check (name in ('payment-keys', 'test-mail', 'policies-read', 'put-away')),
  -- Which key or mail server was tried: with another one the try says nothing any more.
  about text not null,
  -- Of the keys what came of it, of the mail its key in the outbox.
  outcome text not null,
  marked_at timestamptz not null
);
