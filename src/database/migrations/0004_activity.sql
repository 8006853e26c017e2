-- Who changed what and when, told to the merchant in the overview and beside each product.
create table activity (
  id integer generated always as identity primary key,
  actor_id integer references users on delete set null,
  actor_name text not null,
  subject_kind text not null check (subject_kind in ('product', 'category', 'picture', 'order', 'user')),
  subject_id text not null,
  subject_name text not null,
  action text not null,
  changes jsonb,
  happened_at timestamptz not null
);
create index activity_newest on activity (id desc);
create index activity_of_subject on activity (subject_kind, subject_id, id desc);
