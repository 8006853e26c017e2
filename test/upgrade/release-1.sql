SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.count_changed_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if old.status <> new.status then
    insert into order_tallies (counted, orders, paise)
      values (old.status, -1, -old.total_paise), (new.status, 1, new.total_paise);
  end if;
  insert into order_tallies (counted, orders, paise)
    select 'day:' || to_char(day, 'YYYY-MM-DD'), sum(orders), sum(paise) from (values
      (old.sold_on, case when old.refunded_paise < old.total_paise then -1 else 0 end, old.refunded_paise - old.total_paise),
      (new.sold_on, case when new.refunded_paise < new.total_paise then 1 else 0 end, new.total_paise - new.refunded_paise)
    ) as sale (day, orders, paise)
    where day is not null group by day having sum(orders) <> 0 or sum(paise) <> 0;
  return null;
end $$;
CREATE FUNCTION public.count_new_orders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into order_tallies (counted, orders, paise)
    select status, count(*), sum(total_paise) from fresh group by status
    union all
    select 'day:' || to_char(sold_on, 'YYYY-MM-DD'), count(*), sum(total_paise) from fresh where sold_on is not null group by sold_on;
  insert into order_words (order_id, words) select id, words_of_order(orders) from orders where id in (select id from fresh);
  return null;
end $$;
CREATE FUNCTION public.endings_of(given text) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    AS $$
  select coalesce(array_agg(right(given, size)), '{}') from generate_series(3, least(char_length(given), 20)) as size
$$;
CREATE FUNCTION public.find_moved_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update order_words set words = words_of_order(new) where order_id = new.id;
  return null;
end $$;
CREATE FUNCTION public.keep_security_log() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  as_it_was security_log;
begin
  if tg_op = 'DELETE' and old.happened_at < now() - interval '2 years' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.number is null then
    as_it_was := new;
    as_it_was.number := null;
    as_it_was.seal := null;
    if as_it_was is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'Entries of the security log are neither changed nor removed.';
end $$;
CREATE FUNCTION public.keep_whole_security_log() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'The security log is not emptied.';
end $$;
CREATE FUNCTION public.order_total_is_sum_of_lines() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  checked integer;
begin
  if tg_table_name = 'orders' then checked := new.id; else checked := new.order_id; end if;
  if exists (
    select from orders where id = checked and total_paise <>
      (select coalesce(sum(quantity * unit_price_paise), 0) from order_items where order_id = checked)
  ) then
    raise exception 'order % has a total that is not the sum of its lines', checked
      using errcode = 'check_violation', constraint = 'order_total_is_sum_of_lines';
  end if;
  return null;
end $$;
CREATE FUNCTION public.tally_archived_product() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tally_rows('products', case when new.archived_at is null then 1 else -1 end);
  return null;
end $$;
CREATE FUNCTION public.tally_changed_role() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tally_rows('users:' || role, difference)
    from (values (old.role, -1), (new.role, 1)) as moved (role, difference) order by role;
  return null;
end $$;
CREATE FUNCTION public.tally_gone_products() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tally_rows('products', -(select count(*) from gone where archived_at is null));
  return null;
end $$;
CREATE FUNCTION public.tally_gone_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tally_rows(tg_argv[0], -(select count(*) from gone));
  return null;
end $$;
CREATE FUNCTION public.tally_gone_users() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tally_rows('users:' || role, -count(*)) from gone group by role order by role;
  return null;
end $$;
CREATE FUNCTION public.tally_new_products() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tally_rows('products', (select count(*) from fresh where archived_at is null));
  return null;
end $$;
CREATE FUNCTION public.tally_new_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tally_rows(tg_argv[0], (select count(*) from fresh));
  return null;
end $$;
CREATE FUNCTION public.tally_new_users() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tally_rows('users:' || role, count(*)) from fresh group by role order by role;
  return null;
end $$;
CREATE FUNCTION public.tally_rows(what text, difference bigint) RETURNS void
    LANGUAGE sql
    AS $$
  insert into row_tallies (counted, shard, amount) values (what, pg_backend_pid() % 16, difference)
  on conflict (counted, shard) do update set amount = row_tallies.amount + excluded.amount
$$;
CREATE TABLE public.orders (
    id integer NOT NULL,
    user_id integer NOT NULL,
    user_name text NOT NULL,
    user_phone text DEFAULT ''::text NOT NULL,
    status text NOT NULL,
    total_paise integer NOT NULL,
    receipt text NOT NULL,
    provider_order_id text,
    provider_claimed_until timestamp with time zone,
    provider_claims integer DEFAULT 0 NOT NULL,
    address jsonb,
    hold_expires_at timestamp with time zone NOT NULL,
    ask_at timestamp with time zone,
    cancel_reason text,
    created_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    sold_on date,
    delivered_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    attention text,
    attention_since timestamp with time zone,
    ask_failures integer DEFAULT 0 NOT NULL,
    unanswered_since timestamp with time zone,
    held_since timestamp with time zone,
    client_network text,
    refunded_paise integer DEFAULT 0 NOT NULL,
    refunds_seen_paise integer DEFAULT 0 NOT NULL,
    refunded_at timestamp with time zone,
    CONSTRAINT orders_ask_failures_check CHECK ((ask_failures >= 0)),
    CONSTRAINT orders_attention_check CHECK ((attention = ANY (ARRAY['paid_after_cancel'::text, 'paid_twice'::text, 'wrong_amount'::text, 'wrong_currency'::text, 'wrong_order'::text, 'returned_elsewhere'::text, 'unknown_order'::text]))),
    CONSTRAINT orders_cancel_reason_check CHECK ((cancel_reason = ANY (ARRAY['dismissed'::text, 'hold_expired'::text, 'replaced'::text, 'released'::text]))),
    CONSTRAINT orders_check CHECK (((attention IS NULL) = (attention_since IS NULL))),
    CONSTRAINT orders_check1 CHECK (((paid_at IS NULL) = (sold_on IS NULL))),
    CONSTRAINT orders_check2 CHECK (((status <> 'paid'::text) OR (paid_at IS NOT NULL))),
    CONSTRAINT orders_check3 CHECK (((status <> 'delivered'::text) OR (delivered_at IS NOT NULL))),
    CONSTRAINT orders_check4 CHECK (((status <> 'cancelled'::text) OR (cancelled_at IS NOT NULL))),
    CONSTRAINT orders_check5 CHECK (((refunded_paise >= 0) AND (refunded_paise <= total_paise))),
    CONSTRAINT orders_check6 CHECK (((refunded_at IS NULL) = (refunded_paise = 0))),
    CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'delivered'::text, 'cancelled'::text]))),
    CONSTRAINT orders_total_paise_check CHECK ((total_paise >= 100))
);
CREATE FUNCTION public.words_of_order(ordered public.orders) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE
    AS $$
declare
  parcel_phone text := ordered.address ->> 'phone';
begin
  return array_to_tsvector(array(
    select distinct word from unnest(
      string_to_array(lower(concat_ws(' ', '#' || ordered.id, ordered.user_name, ordered.user_phone,
        ordered.address ->> 'full_name')), ' ')
      || case when parcel_phone is distinct from ordered.user_phone then endings_of(parcel_phone) end
      || endings_of(lower(ordered.address ->> 'postal_code'))) as word
    where word <> ''));
end $$;
CREATE TABLE public.activity (
    id integer NOT NULL,
    actor_id integer,
    actor_name text NOT NULL,
    subject_kind text NOT NULL,
    subject_id text NOT NULL,
    subject_name text NOT NULL,
    action text NOT NULL,
    changes jsonb,
    happened_at timestamp with time zone NOT NULL,
    CONSTRAINT activity_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['product'::text, 'category'::text, 'picture'::text, 'order'::text, 'user'::text])))
);
ALTER TABLE public.activity ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.activity_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.addresses (
    id integer NOT NULL,
    user_id integer NOT NULL,
    full_name text NOT NULL,
    address_line1 text NOT NULL,
    address_line2 text,
    city text NOT NULL,
    state text NOT NULL,
    postal_code text NOT NULL,
    country text NOT NULL,
    phone text,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT addresses_phone_check CHECK ((phone ~ '^[0-9]{10,15}$'::text))
);
ALTER TABLE public.addresses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cart_items (
    id integer NOT NULL,
    user_id integer NOT NULL,
    product_id integer NOT NULL,
    quantity integer NOT NULL,
    seen_price_paise integer NOT NULL,
    added_at timestamp with time zone NOT NULL,
    CONSTRAINT cart_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000)))
);
ALTER TABLE public.cart_items ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.catalogue_version (
    only_row boolean DEFAULT true NOT NULL,
    version integer NOT NULL,
    CONSTRAINT catalogue_version_only_row_check CHECK (only_row)
);
CREATE TABLE public.categories (
    id integer NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    tint text DEFAULT 'leaf'::text NOT NULL,
    picture_id integer,
    picture_alt text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT categories_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)))
);
ALTER TABLE public.categories ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.guess_budgets (
    budget text NOT NULL,
    failures integer NOT NULL,
    since timestamp with time zone NOT NULL,
    CONSTRAINT guess_budgets_failures_check CHECK ((failures >= 0))
);
CREATE TABLE public.known_devices (
    user_id integer NOT NULL,
    device text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    last_at timestamp with time zone NOT NULL,
    known_since timestamp with time zone NOT NULL,
    CONSTRAINT known_devices_tries_check CHECK ((tries >= 0))
);
CREATE TABLE public.login_codes (
    user_id integer NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT login_codes_tries_check CHECK ((tries >= 0))
);
CREATE TABLE public.migrations (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.order_items (
    id integer NOT NULL,
    order_id integer NOT NULL,
    product_id integer,
    name text NOT NULL,
    size text NOT NULL,
    quantity integer NOT NULL,
    unit_price_paise integer NOT NULL,
    picture_id integer,
    CONSTRAINT order_items_quantity_check CHECK ((quantity > 0)),
    CONSTRAINT order_items_unit_price_paise_check CHECK ((unit_price_paise >= 0))
);
ALTER TABLE public.order_items ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.order_tallies (
    counted text NOT NULL,
    orders integer NOT NULL,
    paise bigint NOT NULL
);
CREATE TABLE public.order_words (
    order_id integer NOT NULL,
    words tsvector NOT NULL
);
ALTER TABLE public.orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.outbox (
    id integer NOT NULL,
    kind text NOT NULL,
    subject_key text NOT NULL,
    recipient text NOT NULL,
    subject text,
    body_text text,
    body_html text,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    last_error text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT words_are_whole CHECK ((((subject IS NULL) = (body_text IS NULL)) AND ((subject IS NULL) = (body_html IS NULL))))
);
ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE UNLOGGED TABLE public.page_budgets (
    client text NOT NULL,
    since timestamp with time zone NOT NULL,
    used integer NOT NULL,
    CONSTRAINT page_budgets_used_check CHECK ((used >= 0))
);
CREATE TABLE public.passkeys (
    id text NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkeys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
CREATE TABLE public.payments (
    id text NOT NULL,
    order_id integer NOT NULL,
    status text NOT NULL,
    amount_paise integer NOT NULL,
    currency text DEFAULT 'INR'::text NOT NULL,
    refunded_paise integer DEFAULT 0 NOT NULL,
    captured boolean DEFAULT false NOT NULL,
    pays_order boolean DEFAULT false NOT NULL,
    problem text,
    method text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    captured_at timestamp with time zone,
    CONSTRAINT payments_problem_check CHECK ((problem = ANY (ARRAY['wrong_amount'::text, 'wrong_currency'::text, 'wrong_order'::text, 'too_late'::text]))),
    CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['created'::text, 'authorized'::text, 'captured'::text, 'refunded'::text, 'failed'::text])))
);
CREATE TABLE public.picture_titles (
    title text NOT NULL,
    picture_id integer NOT NULL,
    phone_picture_id integer,
    alt text DEFAULT ''::text NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT picture_titles_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 80)))
);
CREATE TABLE public.pictures (
    id integer NOT NULL,
    key text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    widths integer[] NOT NULL,
    bytes integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT pictures_height_check CHECK ((height > 0)),
    CONSTRAINT pictures_width_check CHECK ((width > 0))
);
ALTER TABLE public.pictures ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.pictures_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.pin_guesses (
    phone text NOT NULL,
    tries integer NOT NULL,
    last_at timestamp with time zone NOT NULL,
    CONSTRAINT pin_guesses_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
    CONSTRAINT pin_guesses_tries_check CHECK ((tries >= 0))
);
CREATE TABLE public.pin_resets (
    token_hash text NOT NULL,
    user_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.product_pictures (
    product_id integer NOT NULL,
    "position" integer NOT NULL,
    picture_id integer NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    CONSTRAINT product_pictures_position_check CHECK ((("position" >= 1) AND ("position" <= 4)))
);
CREATE TABLE public.products (
    id integer NOT NULL,
    category_id integer,
    name text NOT NULL,
    one_liner text NOT NULL,
    description text NOT NULL,
    price_paise integer NOT NULL,
    mrp_paise integer,
    discount integer,
    quantity text NOT NULL,
    stock integer NOT NULL,
    composition jsonb,
    version integer DEFAULT 1 NOT NULL,
    form_key text,
    archived_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    hidden boolean DEFAULT false NOT NULL,
    CONSTRAINT hidden_is_not_on_sale CHECK (((NOT hidden) OR (archived_at IS NOT NULL))),
    CONSTRAINT products_check CHECK ((mrp_paise >= price_paise)),
    CONSTRAINT products_check1 CHECK (((archived_at IS NOT NULL) OR (category_id IS NOT NULL))),
    CONSTRAINT products_discount_check CHECK (((discount >= 0) AND (discount <= 99))),
    CONSTRAINT products_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
    CONSTRAINT products_price_paise_check CHECK ((price_paise >= 100)),
    CONSTRAINT stock_not_negative CHECK ((stock >= 0))
);
ALTER TABLE public.products ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.products_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.reconciliations (
    day date NOT NULL,
    checked_at timestamp with time zone NOT NULL,
    payments integer NOT NULL,
    differences integer NOT NULL,
    leased_until timestamp with time zone,
    completed_at timestamp with time zone
);
CREATE TABLE public.recovery_codes (
    code_hash text NOT NULL,
    user_id integer NOT NULL
);
CREATE TABLE public.recovery_guesses (
    user_id integer NOT NULL,
    tries integer NOT NULL,
    since timestamp with time zone NOT NULL
);
CREATE TABLE public.refunds (
    id integer NOT NULL,
    payment_id text NOT NULL,
    order_id integer NOT NULL,
    amount_paise integer NOT NULL,
    reason text NOT NULL,
    idempotency_key text NOT NULL,
    provider_refund_id text,
    status text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    last_error text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT refunds_amount_paise_check CHECK ((amount_paise > 0)),
    CONSTRAINT refunds_status_check CHECK ((status = ANY (ARRAY['wanted'::text, 'pending'::text, 'processed'::text, 'failed'::text, 'by_hand'::text])))
);
ALTER TABLE public.refunds ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.refunds_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.row_tallies (
    counted text NOT NULL,
    shard integer NOT NULL,
    amount bigint NOT NULL
);
CREATE TABLE public.security_log (
    id bigint NOT NULL,
    happened_at timestamp with time zone NOT NULL,
    event text NOT NULL,
    user_id integer,
    user_name text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    device_name text DEFAULT ''::text NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    number bigint,
    seal text,
    CONSTRAINT security_log_check CHECK (((number IS NULL) = (seal IS NULL)))
);
ALTER TABLE public.security_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.security_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    factor_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    challenge text,
    challenge_until timestamp with time zone,
    device text,
    device_name text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    last_seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.shop_secrets (
    name text NOT NULL,
    secret text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.unreadable_news (
    id integer NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    order_id integer,
    payment_id text,
    problem text NOT NULL,
    body text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    looked_at timestamp with time zone,
    CONSTRAINT unreadable_news_kind_check CHECK ((kind = ANY (ARRAY['event'::text, 'payment'::text])))
);
ALTER TABLE public.unreadable_news ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.unreadable_news_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.users (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    role text NOT NULL,
    pin_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
    CONSTRAINT users_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['customer'::text, 'admin'::text])))
);
ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.webhook_events (
    event_id text NOT NULL,
    event text NOT NULL,
    received_at timestamp with time zone NOT NULL
);
INSERT INTO public.activity OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Meena Admin', 'order', '1', 'Order 1 of Anitha Raj', 'delivered', NULL, '2026-06-15 06:00:00+00');
INSERT INTO public.addresses OVERRIDING SYSTEM VALUE VALUES (1, 2, 'Anitha Raj', '12, Nehru Street', NULL, 'Coimbatore', 'Tamil Nadu', '641012', 'India', '9843011223', '2026-11-22 05:32:47.117+00');
INSERT INTO public.addresses OVERRIDING SYSTEM VALUE VALUES (2, 3, 'Anitha Raj', '12, Nehru Street', NULL, 'Coimbatore', 'Tamil Nadu', '641012', 'India', '9843011223', '2026-11-22 05:32:48.557+00');
INSERT INTO public.addresses OVERRIDING SYSTEM VALUE VALUES (3, 4, 'Anitha Raj', '12, Nehru Street', NULL, 'Coimbatore', 'Tamil Nadu', '641012', 'India', '9843011223', '2026-11-22 05:32:49.204+00');
INSERT INTO public.addresses OVERRIDING SYSTEM VALUE VALUES (4, 5, 'Anitha Raj', '12, Nehru Street', NULL, 'Coimbatore', 'Tamil Nadu', '641001', 'India', '9843011223', '2026-11-22 05:32:51.159+00');
INSERT INTO public.cart_items OVERRIDING SYSTEM VALUE VALUES (4, 4, 2, 1, 9950, '2026-06-15 06:00:00+00');
INSERT INTO public.cart_items OVERRIDING SYSTEM VALUE VALUES (5, 5, 1, 3, 32000, '2026-06-15 06:00:03+00');
INSERT INTO public.cart_items OVERRIDING SYSTEM VALUE VALUES (6, 5, 2, 1, 9950, '2026-06-15 06:00:03+00');
INSERT INTO public.catalogue_version VALUES (true, 1);
INSERT INTO public.categories OVERRIDING SYSTEM VALUE VALUES (1, 'Muesli', 'Toasted flakes.', 'muesli', NULL, '', 1, '2026-11-22 05:32:46.962+00', '2026-11-22 05:32:46.962+00', 0);
INSERT INTO public.migrations VALUES ('0001_accounts.sql', '0fdff7067bd623b315e9ce5d96b89c4836831fc9a5f117245ce954a696168435', '2026-11-22 05:32:44.535+00');
INSERT INTO public.migrations VALUES ('0002_catalogue.sql', '0234166b61e0e603ba08003fc1f371654f3d1dedfbc2a8a5a14f953df730d2be', '2026-11-22 05:32:44.643+00');
INSERT INTO public.migrations VALUES ('0003_orders.sql', 'f69a779a64d7ec37762864386cb3eeebe090bf3654c7ff20c8f2357583ae0b05', '2026-11-22 05:32:44.956+00');
INSERT INTO public.migrations VALUES ('0004_activity.sql', 'af07431d2f005fa6a8bdc968d34371d7c253c1caf8de6c6d25c7c51065331e8a', '2026-11-22 05:32:44.965+00');
INSERT INTO public.migrations VALUES ('0005_tallies.sql', 'ca50551d2902cf5cec85f216b710ac21b70367c4b09e77a1cb7e4894070c411b', '2026-11-22 05:32:45.1+00');
INSERT INTO public.migrations VALUES ('0006_outbox.sql', 'fdb825fbba49bf1c8b7120b269ada40453cfbf36f1f21cf805ac6ba910cd408a', '2026-11-22 05:32:45.127+00');
INSERT INTO public.migrations VALUES ('0007_unanswered.sql', '93a9d5b18eadda1d4447a112ec4e75cb164c7a63795434990689b7e505b3d197', '2026-11-22 05:32:45.219+00');
INSERT INTO public.migrations VALUES ('0008_holds.sql', '6b60001b931233d4373e1b106c8ed263b6a27821caaf9b68c9fef3d85a6f1758', '2026-11-22 05:32:45.287+00');
INSERT INTO public.migrations VALUES ('0009_second_factor.sql', 'aac6db48df8cb78b1a8b261e8db743b311cfc7080e01a25373e8ffb855d34b48', '2026-11-22 05:32:45.355+00');
INSERT INTO public.migrations VALUES ('0010_devices.sql', '56ec8e1ae16a6267f2a57c519c798116f3eb2d1411669204ab4fb22d7754ce69', '2026-11-22 05:32:45.433+00');
INSERT INTO public.migrations VALUES ('0011_security_log.sql', '281694f25083e23df36e325aeafbc1e0e750f6c7001aeca74f98927916f47183', '2026-11-22 05:32:45.499+00');
INSERT INTO public.migrations VALUES ('0012_budgets.sql', '0e98bda5f584f6e4b75fb380359803ba2ab23e05a0ccdf11c062556eceaeec72', '2026-11-22 05:32:45.508+00');
INSERT INTO public.migrations VALUES ('0013_back_office.sql', '0fa9af3e9dcfcd9f6b0df702de7242e6fa54915c0346e31627a66ea40ddd7abd', '2026-11-22 05:32:45.615+00');
INSERT INTO public.migrations VALUES ('0014_refunds.sql', '28dd42b35c210874f09d79b3781530d946c56937e910bbabf5369d873606b9e1', '2026-11-22 05:32:45.646+00');
INSERT INTO public.migrations VALUES ('0015_unknown_orders.sql', 'e5c2b97261e749afec1991502d9e0a2a6967814c4bebea109024c87d96c87a72', '2026-11-22 05:32:45.664+00');
INSERT INTO public.order_items OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 'Millet Muesli', '400 g', 2, 32000, NULL);
INSERT INTO public.order_items OVERRIDING SYSTEM VALUE VALUES (2, 2, 2, 'Sambar Masala', '100 g', 3, 9950, NULL);
INSERT INTO public.order_items OVERRIDING SYSTEM VALUE VALUES (3, 2, 1, 'Millet Muesli', '400 g', 1, 32000, NULL);
INSERT INTO public.order_items OVERRIDING SYSTEM VALUE VALUES (4, 3, 2, 'Sambar Masala', '100 g', 1, 9950, NULL);
INSERT INTO public.order_items OVERRIDING SYSTEM VALUE VALUES (5, 4, 1, 'Millet Muesli', '400 g', 3, 32000, NULL);
INSERT INTO public.order_tallies VALUES ('delivered', 1, 64000);
INSERT INTO public.order_tallies VALUES ('cancelled', 1, 9950);
INSERT INTO public.order_tallies VALUES ('paid', 1, 61850);
INSERT INTO public.order_tallies VALUES ('day:2026-06-15', 2, 125850);
INSERT INTO public.order_tallies VALUES ('pending', 1, 96000);
INSERT INTO public.order_words VALUES (1, '''#1'' ''011223'' ''012'' ''1012'' ''11223'' ''1223'' ''223'' ''3011223'' ''41012'' ''43011223'' ''641012'' ''843011223'' ''9000000002'' ''9843011223'' ''anitha'' ''raj''');
INSERT INTO public.order_words VALUES (2, '''#2'' ''011223'' ''012'' ''1012'' ''11223'' ''1223'' ''223'' ''3011223'' ''41012'' ''43011223'' ''641012'' ''843011223'' ''9000000003'' ''9843011223'' ''anitha'' ''raj''');
INSERT INTO public.order_words VALUES (3, '''#3'' ''011223'' ''012'' ''1012'' ''11223'' ''1223'' ''223'' ''3011223'' ''41012'' ''43011223'' ''641012'' ''843011223'' ''9000000004'' ''9843011223'' ''anitha'' ''raj''');
INSERT INTO public.order_words VALUES (4, '''#4'' ''001'' ''011223'' ''1001'' ''11223'' ''1223'' ''223'' ''3011223'' ''41001'' ''43011223'' ''641001'' ''843011223'' ''9000000005'' ''9843011223'' ''anitha'' ''raj''');
INSERT INTO public.orders OVERRIDING SYSTEM VALUE VALUES (1, 2, 'Anitha Raj', '9000000002', 'delivered', 64000, 'order-46TnP2n4yYaz7f4z_iAldA', 'order_UKc7V1g6JRkTG7', NULL, 1, '{"city": "Coimbatore", "phone": "9843011223", "state": "Tamil Nadu", "country": "India", "full_name": "Anitha Raj", "postal_code": "641012", "address_line1": "12, Nehru Street", "address_line2": null}', '2026-06-15 06:15:00+00', '2026-06-15 07:00:00+00', NULL, '2026-06-15 06:00:00+00', '2026-06-15 06:00:00+00', '2026-06-15', '2026-06-15 06:00:00+00', NULL, NULL, NULL, 0, NULL, '2026-06-15 06:00:00+00', NULL, 0, 0, NULL);
INSERT INTO public.orders OVERRIDING SYSTEM VALUE VALUES (2, 3, 'Anitha Raj', '9000000003', 'paid', 61850, 'order-1qg_0T-Z_w56FmuWeQN_yw', 'order_RuNnY1F1kyAElp', NULL, 1, '{"city": "Coimbatore", "phone": "9843011223", "state": "Tamil Nadu", "country": "India", "full_name": "Anitha Raj", "postal_code": "641012", "address_line1": "12, Nehru Street", "address_line2": null}', '2026-06-15 06:15:00+00', '2026-06-15 07:00:00+00', NULL, '2026-06-15 06:00:00+00', '2026-06-15 06:00:00+00', '2026-06-15', NULL, NULL, NULL, NULL, 0, NULL, '2026-06-15 06:00:00+00', NULL, 0, 0, NULL);
INSERT INTO public.orders OVERRIDING SYSTEM VALUE VALUES (4, 5, 'Anitha Raj', '9000000005', 'pending', 96000, 'order-EL-Y4z0Q50XSI5bxGcenUg', 'order_TTTi4SJbDER4K7', NULL, 1, '{"city": "Coimbatore", "phone": "9843011223", "state": "Tamil Nadu", "country": "India", "full_name": "Anitha Raj", "postal_code": "641001", "address_line1": "12, Nehru Street", "address_line2": null}', '2026-06-15 06:15:03+00', '2026-06-15 06:01:03+00', NULL, '2026-06-15 06:00:03+00', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-06-15 06:00:03+00', '127.0.0.1', 0, 0, NULL);
INSERT INTO public.orders OVERRIDING SYSTEM VALUE VALUES (3, 4, 'Anitha Raj', '9000000004', 'cancelled', 9950, 'order--qdkQh65z87mLRjlrEI0UA', 'order_gsbFqkqRMgQEDx', NULL, 1, '{"city": "Coimbatore", "phone": "9843011223", "state": "Tamil Nadu", "country": "India", "full_name": "Anitha Raj", "postal_code": "641012", "address_line1": "12, Nehru Street", "address_line2": null}', '2026-06-15 06:15:00+00', '2026-06-15 06:00:06+00', 'dismissed', '2026-06-15 06:00:00+00', NULL, NULL, NULL, '2026-06-15 06:00:00+00', NULL, NULL, 0, NULL, '2026-06-15 06:00:00+00', NULL, 0, 0, NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (2, 'order-to-pack', '1', 'care@pasumaipantry.example', 'Order 1 is paid: ₹640.00', 'Hello Pasumai Pantry,
Anitha Raj has paid ₹640.00 for order 1.
  2 x Millet Muesli, 400 g: ₹640.00
Total: ₹640.00
Deliver to:
  Anitha Raj
  12, Nehru Street
  Coimbatore 641012
  Tamil Nadu, India
  9843011223
Open the order:
http://localhost:3000/admin?section=orders&q=%231&open=1
Pasumai Pantry
14, Sathy Road, Gandhipuram, Coimbatore 641012, Tamil Nadu, India
care@pasumaipantry.example
+91 98430 11223', '<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#FBF5E9;color:#2F3A25;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:14px;background:#FFFFFF">
<p style="font-size:20px;font-weight:600;color:#3F5A26">Pasumai Pantry</p>
<p>Hello Pasumai Pantry,</p>
<p>Anitha Raj has paid ₹640.00 for order 1.</p>
<table style="border-collapse:collapse" cellpadding="6">
<tr><th align="left">Product</th><th align="left">Size</th><th align="right">Quantity</th><th align="right">Price</th></tr>
<tr><td>Millet Muesli</td><td>400 g</td><td align="right">2</td><td align="right">₹640.00</td></tr>
<tr><th align="left" colspan="3">Total</th><th align="right">₹640.00</th></tr>
</table>
<p><strong>Deliver to</strong><br>Anitha Raj<br>12, Nehru Street<br>Coimbatore 641012<br>Tamil Nadu, India<br>9843011223</p>
<p><a href="http://localhost:3000/admin?section=orders&amp;q=%231&amp;open=1" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#3F5A26;color:#FFFFFF;text-decoration:none;font-weight:600">Open the order</a></p>
<p style="font-size:13px;color:#55614F">Or open this address: http://localhost:3000/admin?section=orders&amp;q=%231&amp;open=1</p>
<p style="margin-top:32px;font-size:13px;color:#55614F">Pasumai Pantry<br>14, Sathy Road, Gandhipuram, Coimbatore 641012, Tamil Nadu, India<br>care@pasumaipantry.example<br>+91 98430 11223</p>
</div>
</body>
</html>
', 1, '2026-06-15 06:00:13+00', '2026-06-15 06:00:03+00', NULL, '2026-06-15 06:00:00+00');
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (3, 'order-confirmation', '2', 'person3@example.com', 'Your order 2 at Pasumai Pantry is confirmed', 'Dear Anitha Raj,
thank you for your order 2. We have received your payment of ₹618.50.
  3 x Sambar Masala, 100 g: ₹298.50
  1 x Millet Muesli, 400 g: ₹320.00
Total: ₹618.50
Delivery address:
  Anitha Raj
  12, Nehru Street
  Coimbatore 641012
  Tamil Nadu, India
  9843011223
We pack your order within 1-2 business days; it is delivered 3-7 business days later.
We deliver within Coimbatore district, Tamil Nadu. The shipping charge is paid directly to the courier.
All sales are final and there are no refunds. An order can be cancelled only before payment is confirmed.
Questions? Write to care@pasumaipantry.example or call +91 98430 11223.
Pasumai Pantry
14, Sathy Road, Gandhipuram, Coimbatore 641012, Tamil Nadu, India
care@pasumaipantry.example
+91 98430 11223', '<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#FBF5E9;color:#2F3A25;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:14px;background:#FFFFFF">
<p style="font-size:20px;font-weight:600;color:#3F5A26">Pasumai Pantry</p>
<p>Dear Anitha Raj,</p>
<p>thank you for your order 2. We have received your payment of ₹618.50.</p>
<table style="border-collapse:collapse" cellpadding="6">
<tr><th align="left">Product</th><th align="left">Size</th><th align="right">Quantity</th><th align="right">Price</th></tr>
<tr><td>Sambar Masala</td><td>100 g</td><td align="right">3</td><td align="right">₹298.50</td></tr>
<tr><td>Millet Muesli</td><td>400 g</td><td align="right">1</td><td align="right">₹320.00</td></tr>
<tr><th align="left" colspan="3">Total</th><th align="right">₹618.50</th></tr>
</table>
<p><strong>Delivery address</strong><br>Anitha Raj<br>12, Nehru Street<br>Coimbatore 641012<br>Tamil Nadu, India<br>9843011223</p>
<p>We pack your order within 1-2 business days; it is delivered 3-7 business days later.</p>
<p>We deliver within Coimbatore district, Tamil Nadu. The shipping charge is paid directly to the courier.</p>
<p>All sales are final and there are no refunds. An order can be cancelled only before payment is confirmed.</p>
<p>Questions? Write to care@pasumaipantry.example or call +91 98430 11223.</p>
<p style="margin-top:32px;font-size:13px;color:#55614F">Pasumai Pantry<br>14, Sathy Road, Gandhipuram, Coimbatore 641012, Tamil Nadu, India<br>care@pasumaipantry.example<br>+91 98430 11223</p>
</div>
</body>
</html>
', 1, '2026-06-15 06:00:13+00', '2026-06-15 06:00:03+00', NULL, '2026-06-15 06:00:00+00');
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (4, 'order-to-pack', '2', 'care@pasumaipantry.example', 'Order 2 is paid: ₹618.50', 'Hello Pasumai Pantry,
Anitha Raj has paid ₹618.50 for order 2.
  3 x Sambar Masala, 100 g: ₹298.50
  1 x Millet Muesli, 400 g: ₹320.00
Total: ₹618.50
Deliver to:
  Anitha Raj
  12, Nehru Street
  Coimbatore 641012
  Tamil Nadu, India
  9843011223
Open the order:
http://localhost:3000/admin?section=orders&q=%232&open=2
Pasumai Pantry
14, Sathy Road, Gandhipuram, Coimbatore 641012, Tamil Nadu, India
care@pasumaipantry.example
+91 98430 11223', '<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#FBF5E9;color:#2F3A25;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:14px;background:#FFFFFF">
<p style="font-size:20px;font-weight:600;color:#3F5A26">Pasumai Pantry</p>
<p>Hello Pasumai Pantry,</p>
<p>Anitha Raj has paid ₹618.50 for order 2.</p>
<table style="border-collapse:collapse" cellpadding="6">
<tr><th align="left">Product</th><th align="left">Size</th><th align="right">Quantity</th><th align="right">Price</th></tr>
<tr><td>Sambar Masala</td><td>100 g</td><td align="right">3</td><td align="right">₹298.50</td></tr>
<tr><td>Millet Muesli</td><td>400 g</td><td align="right">1</td><td align="right">₹320.00</td></tr>
<tr><th align="left" colspan="3">Total</th><th align="right">₹618.50</th></tr>
</table>
<p><strong>Deliver to</strong><br>Anitha Raj<br>12, Nehru Street<br>Coimbatore 641012<br>Tamil Nadu, India<br>9843011223</p>
<p><a href="http://localhost:3000/admin?section=orders&amp;q=%232&amp;open=2" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#3F5A26;color:#FFFFFF;text-decoration:none;font-weight:600">Open the order</a></p>
<p style="font-size:13px;color:#55614F">Or open this address: http://localhost:3000/admin?section=orders&amp;q=%232&amp;open=2</p>
<p style="margin-top:32px;font-size:13px;color:#55614F">Pasumai Pantry<br>14, Sathy Road, Gandhipuram, Coimbatore 641012, Tamil Nadu, India<br>care@pasumaipantry.example<br>+91 98430 11223</p>
</div>
</body>
</html>
', 1, '2026-06-15 06:00:13+00', '2026-06-15 06:00:03+00', NULL, '2026-06-15 06:00:00+00');
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (1, 'order-confirmation', '1', 'person2@example.com', 'Your order 1 at Pasumai Pantry is confirmed', 'Dear Anitha Raj,
thank you for your order 1. We have received your payment of ₹640.00.
  2 x Millet Muesli, 400 g: ₹640.00
Total: ₹640.00
Delivery address:
  Anitha Raj
  12, Nehru Street
  Coimbatore 641012
  Tamil Nadu, India
  9843011223
We pack your order within 1-2 business days; it is delivered 3-7 business days later.
We deliver within Coimbatore district, Tamil Nadu. The shipping charge is paid directly to the courier.
All sales are final and there are no refunds. An order can be cancelled only before payment is confirmed.
Questions? Write to care@pasumaipantry.example or call +91 98430 11223.
Pasumai Pantry
14, Sathy Road, Gandhipuram, Coimbatore 641012, Tamil Nadu, India
care@pasumaipantry.example
+91 98430 11223', '<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#FBF5E9;color:#2F3A25;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:14px;background:#FFFFFF">
<p style="font-size:20px;font-weight:600;color:#3F5A26">Pasumai Pantry</p>
<p>Dear Anitha Raj,</p>
<p>thank you for your order 1. We have received your payment of ₹640.00.</p>
<table style="border-collapse:collapse" cellpadding="6">
<tr><th align="left">Product</th><th align="left">Size</th><th align="right">Quantity</th><th align="right">Price</th></tr>
<tr><td>Millet Muesli</td><td>400 g</td><td align="right">2</td><td align="right">₹640.00</td></tr>
<tr><th align="left" colspan="3">Total</th><th align="right">₹640.00</th></tr>
</table>
<p><strong>Delivery address</strong><br>Anitha Raj<br>12, Nehru Street<br>Coimbatore 641012<br>Tamil Nadu, India<br>9843011223</p>
<p>We pack your order within 1-2 business days; it is delivered 3-7 business days later.</p>
<p>We deliver within Coimbatore district, Tamil Nadu. The shipping charge is paid directly to the courier.</p>
<p>All sales are final and there are no refunds. An order can be cancelled only before payment is confirmed.</p>
<p>Questions? Write to care@pasumaipantry.example or call +91 98430 11223.</p>
<p style="margin-top:32px;font-size:13px;color:#55614F">Pasumai Pantry<br>14, Sathy Road, Gandhipuram, Coimbatore 641012, Tamil Nadu, India<br>care@pasumaipantry.example<br>+91 98430 11223</p>
</div>
</body>
</html>
', 1, '2026-06-15 06:00:13+00', '2026-06-15 06:00:03+00', NULL, '2026-06-15 06:00:00+00');
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (5, 'money-matter', '3-too_late-pay_0gy5BzVGTNLvVe', 'care@pasumaipantry.example', 'The money of order 3 needs a look', 'Hello Pasumai Pantry,
It is about order 3 of Anitha Raj, ₹99.50.
A payment came in for this order after it was cancelled and its products were sold. It is being returned.
What to do: Nothing to do, unless its refund fails. The customer may ask about it.
Open the order:
http://localhost:3000/admin?section=orders&q=%233&open=3
Pasumai Pantry
14, Sathy Road, Gandhipuram, Coimbatore 641012, Tamil Nadu, India
care@pasumaipantry.example
+91 98430 11223', '<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#FBF5E9;color:#2F3A25;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:14px;background:#FFFFFF">
<p style="font-size:20px;font-weight:600;color:#3F5A26">Pasumai Pantry</p>
<p>Hello Pasumai Pantry,</p>
<p>It is about order 3 of Anitha Raj, ₹99.50.</p>
<p>A payment came in for this order after it was cancelled and its products were sold. It is being returned.</p>
<p>What to do: Nothing to do, unless its refund fails. The customer may ask about it.</p>
<p><a href="http://localhost:3000/admin?section=orders&amp;q=%233&amp;open=3" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#3F5A26;color:#FFFFFF;text-decoration:none;font-weight:600">Open the order</a></p>
<p style="font-size:13px;color:#55614F">Or open this address: http://localhost:3000/admin?section=orders&amp;q=%233&amp;open=3</p>
<p style="margin-top:32px;font-size:13px;color:#55614F">Pasumai Pantry<br>14, Sathy Road, Gandhipuram, Coimbatore 641012, Tamil Nadu, India<br>care@pasumaipantry.example<br>+91 98430 11223</p>
</div>
</body>
</html>
', 1, '2026-06-15 06:00:13+00', '2026-06-15 06:00:03+00', NULL, '2026-06-15 06:00:00+00');
INSERT INTO public.payments VALUES ('pay_5nhP2695EuBwcd', 1, 'captured', 64000, 'INR', 0, true, true, NULL, 'upi', '2026-06-15 06:00:00+00', '2026-06-15 06:00:00+00', '2026-06-15 06:00:00+00');
INSERT INTO public.payments VALUES ('pay_56qvsWoEdnT9vd', 2, 'captured', 61850, 'INR', 0, true, true, NULL, 'upi', '2026-06-15 06:00:00+00', '2026-06-15 06:00:00+00', '2026-06-15 06:00:00+00');
INSERT INTO public.payments VALUES ('pay_0gy5BzVGTNLvVe', 3, 'refunded', 9950, 'INR', 9950, true, false, NULL, 'upi', '2026-06-15 06:00:00+00', '2026-06-15 06:00:03+00', '2026-06-15 06:00:00+00');
INSERT INTO public.products OVERRIDING SYSTEM VALUE VALUES (3, 1, 'Old Mix', 'Crunchy.', 'Toasted millet. Palm jaggery.', 32000, NULL, NULL, '400 g', 10, NULL, 1, NULL, '2026-06-15 06:00:00+00', '2026-11-22 05:32:47.006+00', '2026-11-22 05:32:47.006+00', false);
INSERT INTO public.products OVERRIDING SYSTEM VALUE VALUES (2, 1, 'Sambar Masala', 'Crunchy.', 'Toasted millet. Palm jaggery.', 9950, 12000, NULL, '100 g', 22, '[{"label": "Coriander", "percent": 100}]', 1, NULL, NULL, '2026-11-22 05:32:47+00', '2026-11-22 05:32:47+00', false);
INSERT INTO public.products OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Millet Muesli', 'Crunchy.', 'Toasted millet. Palm jaggery.', 32000, NULL, NULL, '400 g', 34, NULL, 1, NULL, NULL, '2026-11-22 05:32:46.982+00', '2026-11-22 05:32:46.982+00', false);
INSERT INTO public.reconciliations VALUES ('2026-06-14', '2026-06-15 06:00:03+00', 0, 0, NULL, '2026-06-15 06:00:03+00');
INSERT INTO public.reconciliations VALUES ('2026-06-13', '2026-06-15 06:00:03+00', 0, 0, NULL, '2026-06-15 06:00:03+00');
INSERT INTO public.reconciliations VALUES ('2026-06-12', '2026-06-15 06:00:03+00', 0, 0, NULL, '2026-06-15 06:00:03+00');
INSERT INTO public.reconciliations VALUES ('2026-06-11', '2026-06-15 06:00:03+00', 0, 0, NULL, '2026-06-15 06:00:03+00');
INSERT INTO public.reconciliations VALUES ('2026-06-10', '2026-06-15 06:00:03+00', 0, 0, NULL, '2026-06-15 06:00:03+00');
INSERT INTO public.reconciliations VALUES ('2026-06-09', '2026-06-15 06:00:03+00', 0, 0, NULL, '2026-06-15 06:00:03+00');
INSERT INTO public.reconciliations VALUES ('2026-06-08', '2026-06-15 06:00:03+00', 0, 0, NULL, '2026-06-15 06:00:03+00');
INSERT INTO public.refunds OVERRIDING SYSTEM VALUE VALUES (1, 'pay_0gy5BzVGTNLvVe', 3, 9950, 'too_late', 'refund-pay_0gy5BzVGTNLvVe', 'rfnd_rniu8cQNTwssFd', 'processed', 1, '2026-06-15 06:00:13+00', NULL, '2026-06-15 06:00:00+00', '2026-06-15 06:00:03+00');
INSERT INTO public.row_tallies VALUES ('products', 0, 0);
INSERT INTO public.row_tallies VALUES ('categories', 0, 0);
INSERT INTO public.row_tallies VALUES ('activity', 0, 0);
INSERT INTO public.row_tallies VALUES ('categories', 2, 1);
INSERT INTO public.row_tallies VALUES ('products', 2, 2);
INSERT INTO public.row_tallies VALUES ('users:admin', 2, 1);
INSERT INTO public.row_tallies VALUES ('activity', 2, 1);
INSERT INTO public.row_tallies VALUES ('users:customer', 2, 3);
INSERT INTO public.row_tallies VALUES ('users:customer', 15, 1);
INSERT INTO public.security_log OVERRIDING SYSTEM VALUE VALUES (1, '2026-06-15 06:00:03+00', 'refund', NULL, '', '', '', '{"order": 3, "paise": 9950, "payment": "pay_0gy5BzVGTNLvVe"}', 1, 'K9irZcxoOzYHCeZjSpgAvPlvj9TJFC-FPHL9rpAVLM8');
INSERT INTO public.sessions VALUES ('_k0z1VvKqHjyMNK00S3ykUNjJ_kxcBmRlpDlN9TfasY', 1, '2026-06-15 06:00:00+00', '2026-07-15 06:00:00+00', NULL, NULL, NULL, NULL, NULL, '', '', '2026-06-15 06:00:00+00');
INSERT INTO public.sessions VALUES ('15d8K_6s_nIcamiqke7J0FggQHtyHP-HBuhxVlVbOfE', 2, '2026-06-15 06:00:00+00', '2026-07-15 06:00:00+00', NULL, NULL, NULL, NULL, NULL, '', '', '2026-06-15 06:00:00+00');
INSERT INTO public.sessions VALUES ('YG2oc9hYtF_CDIiUkHhfqZJu5oDYzieEnyUoppnMjwc', 3, '2026-06-15 06:00:00+00', '2026-07-15 06:00:00+00', NULL, NULL, NULL, NULL, NULL, '', '', '2026-06-15 06:00:00+00');
INSERT INTO public.sessions VALUES ('e3e6jy_BpZMLx5QiokOysRhq14XXPv6-607MLJb-k7A', 4, '2026-06-15 06:00:00+00', '2026-07-15 06:00:00+00', NULL, NULL, NULL, NULL, NULL, '', '', '2026-06-15 06:00:00+00');
INSERT INTO public.sessions VALUES ('qfHtQ2Bt2kx68KvSkq8wXBjq45UnRDudHjBnJ0ZceC4', 5, '2026-06-15 06:00:03+00', '2026-07-15 06:00:03+00', NULL, NULL, NULL, NULL, NULL, '', '', '2026-06-15 06:00:03+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (1, 'Meena Admin', 'person1@example.com', '9000000001', 'admin', 'none', '2026-06-15 06:00:00+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (2, 'Anitha Raj', 'person2@example.com', '9000000002', 'customer', 'none', '2026-06-15 06:00:00+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (3, 'Anitha Raj', 'person3@example.com', '9000000003', 'customer', 'none', '2026-06-15 06:00:00+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (4, 'Anitha Raj', 'person4@example.com', '9000000004', 'customer', 'none', '2026-06-15 06:00:00+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (5, 'Anitha Raj', 'person5@example.com', '9000000005', 'customer', 'none', '2026-06-15 06:00:03+00');
INSERT INTO public.webhook_events VALUES ('evt_wlEnPrg1gNiRvN', 'payment.authorized', '2026-06-15 06:00:00+00');
INSERT INTO public.webhook_events VALUES ('evt_VQwSEldo1W4qFf', 'payment.captured', '2026-06-15 06:00:00+00');
INSERT INTO public.webhook_events VALUES ('evt_kY25UmATmq9DR5', 'order.paid', '2026-06-15 06:00:00+00');
INSERT INTO public.webhook_events VALUES ('evt_V0Q6aZvrDRMUxB', 'payment.authorized', '2026-06-15 06:00:00+00');
INSERT INTO public.webhook_events VALUES ('evt_3NGXOX838zpgS2', 'payment.captured', '2026-06-15 06:00:00+00');
INSERT INTO public.webhook_events VALUES ('evt_wHdMDdyS5QxPr2', 'order.paid', '2026-06-15 06:00:00+00');
INSERT INTO public.webhook_events VALUES ('evt_En0DcOQOLb62fJ', 'payment.authorized', '2026-06-15 06:00:00+00');
INSERT INTO public.webhook_events VALUES ('evt_vXRfgVDJDMMKTf', 'payment.captured', '2026-06-15 06:00:00+00');
INSERT INTO public.webhook_events VALUES ('evt_E4vongKedeZUcC', 'order.paid', '2026-06-15 06:00:00+00');
INSERT INTO public.webhook_events VALUES ('evt_SpQgzb7ccrn4aF', 'refund.created', '2026-06-15 06:00:03+00');
INSERT INTO public.webhook_events VALUES ('evt_EGITP0swAnatgO', 'refund.processed', '2026-06-15 06:00:03+00');
SELECT pg_catalog.setval('public.activity_id_seq', 1, true);
SELECT pg_catalog.setval('public.addresses_id_seq', 4, true);
SELECT pg_catalog.setval('public.cart_items_id_seq', 6, true);
SELECT pg_catalog.setval('public.categories_id_seq', 1, true);
SELECT pg_catalog.setval('public.order_items_id_seq', 5, true);
SELECT pg_catalog.setval('public.orders_id_seq', 4, true);
SELECT pg_catalog.setval('public.outbox_id_seq', 5, true);
SELECT pg_catalog.setval('public.pictures_id_seq', 1, false);
SELECT pg_catalog.setval('public.products_id_seq', 3, true);
SELECT pg_catalog.setval('public.refunds_id_seq', 1, true);
SELECT pg_catalog.setval('public.security_log_id_seq', 1, true);
SELECT pg_catalog.setval('public.unreadable_news_id_seq', 1, false);
SELECT pg_catalog.setval('public.users_id_seq', 5, true);
ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cart_items
    ADD CONSTRAINT cart_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.catalogue_version
    ADD CONSTRAINT catalogue_version_pkey PRIMARY KEY (only_row);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.guess_budgets
    ADD CONSTRAINT guess_budgets_pkey PRIMARY KEY (budget);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, device);
ALTER TABLE ONLY public.login_codes
    ADD CONSTRAINT login_codes_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT one_address_a_user UNIQUE (user_id);
ALTER TABLE ONLY public.cart_items
    ADD CONSTRAINT one_line_a_product UNIQUE (user_id, product_id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT one_mail_a_subject UNIQUE (kind, subject_key);
ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT one_order_line_a_product UNIQUE (order_id, product_id);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT one_product_a_form UNIQUE (form_key);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT one_refund_a_payment UNIQUE (payment_id);
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT one_row_a_picture UNIQUE (key);
ALTER TABLE ONLY public.unreadable_news
    ADD CONSTRAINT one_row_a_piece_of_news UNIQUE (key);
ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_words
    ADD CONSTRAINT order_words_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_provider_order_id_key UNIQUE (provider_order_id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_receipt_key UNIQUE (receipt);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_budgets
    ADD CONSTRAINT page_budgets_pkey PRIMARY KEY (client);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.picture_titles
    ADD CONSTRAINT picture_titles_pkey PRIMARY KEY (title);
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pin_guesses
    ADD CONSTRAINT pin_guesses_pkey PRIMARY KEY (phone);
ALTER TABLE ONLY public.pin_resets
    ADD CONSTRAINT pin_resets_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.product_pictures
    ADD CONSTRAINT product_pictures_pkey PRIMARY KEY (product_id, "position");
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reconciliations
    ADD CONSTRAINT reconciliations_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.recovery_guesses
    ADD CONSTRAINT recovery_guesses_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_idempotency_key_key UNIQUE (idempotency_key);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_provider_refund_id_key UNIQUE (provider_refund_id);
ALTER TABLE ONLY public.row_tallies
    ADD CONSTRAINT row_tallies_pkey PRIMARY KEY (counted, shard);
ALTER TABLE ONLY public.security_log
    ADD CONSTRAINT security_log_number_key UNIQUE (number);
ALTER TABLE ONLY public.security_log
    ADD CONSTRAINT security_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.shop_secrets
    ADD CONSTRAINT shop_secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.unreadable_news
    ADD CONSTRAINT unreadable_news_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_taken UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_phone_taken UNIQUE (phone);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (event_id);
CREATE INDEX activity_newest ON public.activity USING btree (id DESC);
CREATE INDEX activity_of_subject ON public.activity USING btree (subject_kind, subject_id, id DESC);
CREATE INDEX cart_items_product ON public.cart_items USING btree (product_id);
CREATE INDEX categories_in_order ON public.categories USING btree ("position", id);
CREATE UNIQUE INDEX categories_name_taken ON public.categories USING btree (lower(name));
CREATE INDEX categories_picture ON public.categories USING btree (picture_id);
CREATE INDEX guess_budgets_age ON public.guess_budgets USING btree (since);
CREATE INDEX known_devices_age ON public.known_devices USING btree (last_at);
CREATE UNIQUE INDEX one_payment_pays_an_order ON public.payments USING btree (order_id) WHERE pays_order;
CREATE UNIQUE INDEX one_pending_order_a_user ON public.orders USING btree (user_id) WHERE (status = 'pending'::text);
CREATE INDEX order_tallies_counted ON public.order_tallies USING btree (counted);
CREATE INDEX order_words_found ON public.order_words USING gin (words) WITH (fastupdate='on', gin_pending_list_limit='64');
CREATE INDEX orders_by_status ON public.orders USING btree (status, id);
CREATE INDEX orders_of_user ON public.orders USING btree (user_id, id DESC);
CREATE INDEX orders_on_hold ON public.orders USING btree (hold_expires_at) WHERE (status = 'pending'::text);
CREATE INDEX orders_refunds_to_see ON public.orders USING btree (refunded_at) WHERE (refunded_paise > refunds_seen_paise);
CREATE INDEX orders_to_ask ON public.orders USING btree (ask_at) WHERE (ask_at IS NOT NULL);
CREATE INDEX orders_to_look_at ON public.orders USING btree (attention_since) WHERE (attention IS NOT NULL);
CREATE INDEX orders_unanswered ON public.orders USING btree (unanswered_since) WHERE (unanswered_since IS NOT NULL);
CREATE INDEX outbox_bodies ON public.outbox USING btree (sent_at) WHERE (body_text <> ''::text);
CREATE INDEX outbox_of_recipient ON public.outbox USING btree (recipient, kind, id) WHERE (subject IS NULL);
CREATE INDEX outbox_unsent ON public.outbox USING btree (next_attempt_at) WHERE (sent_at IS NULL);
CREATE INDEX page_budgets_age ON public.page_budgets USING btree (since);
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);
CREATE INDEX payments_by_day ON public.payments USING btree (COALESCE(captured_at, created_at));
CREATE INDEX payments_of_order ON public.payments USING btree (order_id);
CREATE INDEX payments_waiting ON public.payments USING btree (created_at) WHERE (status = 'authorized'::text);
CREATE INDEX picture_titles_phone_picture ON public.picture_titles USING btree (phone_picture_id);
CREATE INDEX picture_titles_picture ON public.picture_titles USING btree (picture_id);
CREATE INDEX pictures_newest ON public.pictures USING btree (created_at DESC, id DESC);
CREATE INDEX pin_guesses_age ON public.pin_guesses USING btree (last_at);
CREATE INDEX pin_resets_expiry ON public.pin_resets USING btree (expires_at);
CREATE INDEX pin_resets_user ON public.pin_resets USING btree (user_id);
CREATE INDEX product_pictures_picture ON public.product_pictures USING btree (picture_id);
CREATE INDEX products_archived ON public.products USING btree (category_id) WHERE (archived_at IS NOT NULL);
CREATE INDEX products_by_name ON public.products USING btree (lower(name), id) WHERE (archived_at IS NULL);
CREATE INDEX products_by_price ON public.products USING btree (price_paise, id) WHERE (archived_at IS NULL);
CREATE INDEX products_hidden ON public.products USING btree (id) WHERE hidden;
CREATE INDEX products_in_category ON public.products USING btree (category_id, id) WHERE (archived_at IS NULL);
CREATE INDEX products_on_sale ON public.products USING btree (id) WHERE (archived_at IS NULL);
CREATE INDEX products_running_low ON public.products USING btree (stock, id) WHERE (archived_at IS NULL);
CREATE INDEX recovery_codes_user ON public.recovery_codes USING btree (user_id);
CREATE INDEX refunds_failed ON public.refunds USING btree (updated_at) WHERE (status = 'failed'::text);
CREATE INDEX refunds_of_order ON public.refunds USING btree (order_id);
CREATE INDEX refunds_open ON public.refunds USING btree (next_attempt_at) WHERE (status = ANY (ARRAY['wanted'::text, 'pending'::text]));
CREATE INDEX security_log_unsealed ON public.security_log USING btree (id) WHERE (number IS NULL);
CREATE INDEX security_log_user ON public.security_log USING btree (user_id, id);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX unpaid_orders_of_network ON public.orders USING btree (client_network) WHERE (status = 'pending'::text);
CREATE INDEX unreadable_news_of_order ON public.unreadable_news USING btree (order_id) WHERE (looked_at IS NULL);
CREATE INDEX unreadable_news_open ON public.unreadable_news USING btree (received_at) WHERE (looked_at IS NULL);
CREATE INDEX users_found ON public.users USING gin ((((((name || ' '::text) || email) || ' '::text) || phone)) public.gin_trgm_ops);
CREATE INDEX users_role_name ON public.users USING btree (role, name, id);
CREATE INDEX webhook_events_oldest ON public.webhook_events USING btree (received_at);
CREATE TRIGGER count_changed_order AFTER UPDATE ON public.orders FOR EACH ROW WHEN (((old.status <> new.status) OR (old.sold_on IS DISTINCT FROM new.sold_on) OR (old.refunded_paise <> new.refunded_paise))) EXECUTE FUNCTION public.count_changed_order();
CREATE TRIGGER count_new_orders AFTER INSERT ON public.orders REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION public.count_new_orders();
CREATE TRIGGER find_moved_order AFTER UPDATE ON public.orders FOR EACH ROW WHEN ((old.address IS DISTINCT FROM new.address)) EXECUTE FUNCTION public.find_moved_order();
CREATE TRIGGER keep_security_log BEFORE DELETE OR UPDATE ON public.security_log FOR EACH ROW EXECUTE FUNCTION public.keep_security_log();
CREATE TRIGGER keep_whole_security_log BEFORE TRUNCATE ON public.security_log FOR EACH STATEMENT EXECUTE FUNCTION public.keep_whole_security_log();
CREATE CONSTRAINT TRIGGER order_lines_sum_to_total AFTER INSERT OR UPDATE ON public.order_items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.order_total_is_sum_of_lines();
CREATE CONSTRAINT TRIGGER order_total_is_sum_of_lines AFTER INSERT OR UPDATE OF total_paise ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.order_total_is_sum_of_lines();
CREATE TRIGGER tally_archived_product AFTER UPDATE ON public.products FOR EACH ROW WHEN (((old.archived_at IS NULL) <> (new.archived_at IS NULL))) EXECUTE FUNCTION public.tally_archived_product();
CREATE TRIGGER tally_changed_role AFTER UPDATE ON public.users FOR EACH ROW WHEN ((old.role <> new.role)) EXECUTE FUNCTION public.tally_changed_role();
CREATE TRIGGER tally_gone_activity AFTER DELETE ON public.activity REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.tally_gone_rows('activity');
CREATE TRIGGER tally_gone_categories AFTER DELETE ON public.categories REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.tally_gone_rows('categories');
CREATE TRIGGER tally_gone_products AFTER DELETE ON public.products REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.tally_gone_products();
CREATE TRIGGER tally_gone_users AFTER DELETE ON public.users REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.tally_gone_users();
CREATE TRIGGER tally_new_activity AFTER INSERT ON public.activity REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION public.tally_new_rows('activity');
CREATE TRIGGER tally_new_categories AFTER INSERT ON public.categories REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION public.tally_new_rows('categories');
CREATE TRIGGER tally_new_products AFTER INSERT ON public.products REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION public.tally_new_products();
CREATE TRIGGER tally_new_users AFTER INSERT ON public.users REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION public.tally_new_users();
ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_items
    ADD CONSTRAINT cart_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);
ALTER TABLE ONLY public.cart_items
    ADD CONSTRAINT cart_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(id);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT category_has_products FOREIGN KEY (category_id) REFERENCES public.categories(id);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.login_codes
    ADD CONSTRAINT login_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(id);
ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);
ALTER TABLE ONLY public.order_words
    ADD CONSTRAINT order_words_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.picture_titles
    ADD CONSTRAINT picture_titles_phone_picture_id_fkey FOREIGN KEY (phone_picture_id) REFERENCES public.pictures(id);
ALTER TABLE ONLY public.picture_titles
    ADD CONSTRAINT picture_titles_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(id);
ALTER TABLE ONLY public.pin_resets
    ADD CONSTRAINT pin_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_pictures
    ADD CONSTRAINT product_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(id);
ALTER TABLE ONLY public.product_pictures
    ADD CONSTRAINT product_pictures_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_guesses
    ADD CONSTRAINT recovery_guesses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.unreadable_news
    ADD CONSTRAINT unreadable_news_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
