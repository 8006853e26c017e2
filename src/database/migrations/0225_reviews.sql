-- What buyers say about products. A review belongs to the line of a delivered order; only the demo's have none.
create table reviews (
  id integer generated always as identity primary key,
  product_id integer not null references products,
  order_id integer references orders,
  order_item_id integer references order_items,
  -- The account, or a hash of the guest's email address: one review per product and buyer, also when two are sent at once.
  buyer text not null,
  -- The size that was bought.
  size text not null,
  stars smallint not null check (stars between 1 and 5),
  text text not null default '' check (char_length(text) <= 2000),
  shown_name text not null check (char_length(shown_name) between 1 and 40),
  locale text not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'rejected')),
  reason text check (reason in ('abusive', 'personal_data', 'off_topic', 'health_claim', 'spam', 'other')),
  note text not null default '' check (char_length(note) <= 300),
  reply text not null default '' check (char_length(reply) <= 1000),
  replied_at timestamptz,
  version integer not null default 1,
  written_at timestamptz not null,
  decided_at timestamptz,
  -- What the merchant's search looks in.
  words text generated always as (lower(shown_name || ' ' || text)) stored,
  constraint one_review_a_buyer unique (product_id, buyer),
  constraint rejected_for_a_reason check ((state = 'rejected') = (reason is not null)),
  constraint only_the_demo_has_no_order check ((order_id is null) = (order_item_id is null) and (order_id is not null or buyer like 'demo:%'))
);
create index reviews_of_product on reviews (product_id, id) where state = 'published';
create index reviews_of_product_by_stars on reviews (product_id, stars, id) where state = 'published';
create index reviews_by_state on reviews (state, id);
create index reviews_by_stars on reviews (stars, id);
create index reviews_of_order on reviews (order_id);
create index reviews_of_order_item on reviews (order_item_id);
create index praising_reviews on reviews (id) where state = 'published' and stars >= 4 and text <> '';
-- As with the search's terms, no search reads along a list of what is not in the index yet.
create index reviews_by_words on reviews using gin (words gin_trgm_ops) with (fastupdate = off);

-- The pictures of reviews. Without a review: nothing shows the picture any more, and a job deletes it.
create table review_pictures (
  id integer generated always as identity primary key,
  review_id integer references reviews on delete set null,
  position smallint not null,
  picture_id integer not null references pictures
);
create index review_pictures_of_review on review_pictures (review_id);
create index review_pictures_of_picture on review_pictures (picture_id);
create trigger tally_new_review_pictures after insert on review_pictures
  referencing new table as fresh for each statement execute function tally_new_rows('pictures:reviews');
create trigger tally_gone_review_pictures after delete on review_pictures
  referencing old table as gone for each statement execute function tally_gone_rows('pictures:reviews');

-- How many published reviews of a product have how many stars, so that lists of products count nothing.
create table product_ratings (
  product_id integer primary key references products,
  stars_1 integer not null default 0,
  stars_2 integer not null default 0,
  stars_3 integer not null default 0,
  stars_4 integer not null default 0,
  stars_5 integer not null default 0
);

create function rate_product(rated integer, stars integer, amount integer) returns void language sql as $$
  insert into product_ratings as ratings (product_id, stars_1, stars_2, stars_3, stars_4, stars_5)
  values (rated, amount * (stars = 1)::int, amount * (stars = 2)::int, amount * (stars = 3)::int,
    amount * (stars = 4)::int, amount * (stars = 5)::int)
  on conflict (product_id) do update set
    stars_1 = ratings.stars_1 + excluded.stars_1,
    stars_2 = ratings.stars_2 + excluded.stars_2,
    stars_3 = ratings.stars_3 + excluded.stars_3,
    stars_4 = ratings.stars_4 + excluded.stars_4,
    stars_5 = ratings.stars_5 + excluded.stars_5;
$$;

-- Pages show what is published, so every change to that raises the catalogue version, whichever code makes it: also the
-- deletion of an account.
create function count_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'published' then
    perform rate_product(old.product_id, old.stars, -1);
  end if;
  if tg_op <> 'DELETE' and new.state = 'published' then
    perform rate_product(new.product_id, new.stars, 1);
  end if;
  if tg_op <> 'INSERT' and old.state = 'published' or tg_op <> 'DELETE' and new.state = 'published' then
    update catalogue_version set version = version + 1;
  end if;
  return null;
end
$$;
create trigger review_is_counted after insert or update or delete on reviews for each row execute function count_review();
