-- What shoppers narrow lists by, in words that an index finds: `mark:veg`, `claim:vegan`, and `without:milk` for each group
-- that a label with ingredients names nowhere. Of a label that names no ingredients nothing is believed.
create function label_says(label jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(word), '{}') from (
    select 'mark:' || (label ->> 'mark') as word where label ->> 'mark' <> ''
    union all
    select 'claim:' || claim from jsonb_array_elements_text(coalesce(label -> 'claims', '[]')) as claim
    union all
    select 'without:' || allergen from unnest(array['gluten', 'crustaceans', 'milk', 'egg', 'fish', 'peanuts',
      'tree_nuts', 'soybeans', 'sulphites', 'sesame', 'mustard']) as allergen
    where label ->> 'ingredients' <> ''
      and not coalesce(jsonb_exists(label -> 'contains', allergen), false)
      and not coalesce(jsonb_exists(label -> 'may_contain', allergen), false)
  ) as said
$$;

alter table product_labels add column says text[] not null generated always as (label_says(label)) stored;
-- Labels change seldom: what is new goes into the index at once, and no search reads along a list of what is not yet.
create index product_labels_said on product_labels using gin (says) with (fastupdate = off);
