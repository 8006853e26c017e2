-- Orders that somebody of the shop took for a customer, such as on the phone. Who took one is in the order's history. The key of the
-- form, so that a form that is sent twice makes one order.
create table phone_orders (
  order_id integer primary key references orders on delete cascade,
  form_key text not null unique
);

-- `direct`: the customer has paid the shop itself, in cash or by a transfer to its account. Such an order is paid when it is made.
-- Safe for the release before: orders.payment_method_is_known, because it allows one more method, and that release treats such a
-- paid order like one that was paid online.
alter table orders
  drop constraint payment_method_is_known,
  add constraint payment_method_is_known check (payment_method in ('online', 'cash_on_delivery', 'direct'));

-- Whoever orders on the phone can agree there to WhatsApp messages about the order.
-- Safe for the release before: whatsapp_consents.whatsapp_consents_place_check, because it allows one more place, and that release
-- only exports it.
alter table whatsapp_consents
  drop constraint whatsapp_consents_place_check,
  add constraint whatsapp_consents_place_check check (place in ('checkout', 'guest_checkout', 'account', 'phone'));

-- As before, but a buyer without an email address counts as erased only if the phone number is gone too: who orders by phone may
-- have no email address.
create or replace function keep_order_history() returns trigger language plpgsql as $$
declare
  expected order_history;
begin
  if tg_op = 'DELETE' and not exists (select from orders where id = old.order_id) then return old; end if;
  if tg_op = 'UPDATE' then
    expected := new;
    -- The account was deleted: its foreign key clears the reference.
    if new.actor_id is null then expected.actor_id := old.actor_id; end if;
    -- The account was erased, or the guest.
    if exists (select from users where id = old.actor_id and erased_at is not null)
      or (old.actor_id is null and old.kind in ('placed', 'address_changed')
        and exists (select from order_buyers where order_id = old.order_id and email = '' and phone = ''))
    then
      expected.actor_name := old.actor_name;
    end if;
    if old.kind in ('note', 'note_to_customer') and new.details = '{}' then expected.details := old.details; end if;
    -- The order's customer was erased, with or without an account.
    if new.details = old.details - '{label,note,text,explanation}'::text[]
      and exists (select from order_buyers where order_id = old.order_id and email = '' and phone = '')
    then
      expected.details := old.details;
    end if;
    if expected is not distinct from old then return new; end if;
  end if;
  raise exception 'a step of an order is never changed or deleted'
    using errcode = 'check_violation', constraint = 'order_history_stays';
end $$;

-- As before, but an order that somebody of the shop places says so; otherwise its customer has placed it.
create or replace function record_new_order_steps() returns trigger language plpgsql as $$
declare
  announced jsonb := coalesce(nullif(current_setting('shop.step', true), '')::jsonb, '{}');
begin
  insert into order_history (order_id, kind, actor_id, actor_name, details, step_key, happened_at)
    select fresh.id, steps.kind,
      case when steps.kind = 'placed' then coalesce((announced ->> 'id')::integer, user_id) end,
      case when steps.kind = 'placed' then coalesce(announced ->> 'name', nullif(user_name, '')) end, steps.details,
      case when steps.kind in ('placed', 'paid') then steps.kind end, steps.at
    from fresh, lateral (values
      (1, 'placed', '{}'::jsonb, created_at),
      (2, 'paid', jsonb_build_object('paise', total_paise, 'method', null), paid_at),
      (3, 'delivered', jsonb_build_object('from', 'to_pack', 'parcels', '[]'::jsonb), delivered_at),
      (4, 'cancelled', jsonb_build_object('reason', cancel_reason), cancelled_at)
    ) as steps (rank, kind, details, at)
    where steps.at is not null order by fresh.id, rank;
  return null;
end $$;
