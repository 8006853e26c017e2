-- Every step of an order is one row of order_history, which is only added to. Steps that are a change of an order, a payment, a
-- refund or a document are written by triggers, in the transaction of the change, whichever release makes it. The others, such
-- as notes and parcels, are written by the code (docs/decisions/order-events.md).
-- Safe for the release before: order_events.id, because the view inserts into order_history, which numbers its rows.
-- Safe for the release before: order_events.delete_order_note, because notes are all that the release deletes.
-- Safe for the release before: activity.record_earlier_action, because it only adds a row to another table.
-- Safe for the release before: documents.record_document_step, because it only adds a row to another table.
-- Safe for the release before: orders.orders_step_id_fkey, because it refers to the same rows under their new name.
-- Safe for the release before: orders.record_address_step, because it only adds a row to another table.
-- Safe for the release before: orders.record_cancelled_step, because it only adds a row to another table.
-- Safe for the release before: orders.record_new_order_steps, because it only adds a row to another table.
-- Safe for the release before: orders.record_paid_step, because it only adds a row to another table.
-- Safe for the release before: payments.record_payment_step, because it only adds a row to another table.
-- Safe for the release before: refunds.record_new_refund_step, because it only adds a row to another table.
-- Safe for the release before: refunds.record_refund_step, because it only adds a row to another table.
alter table order_events rename to order_history;
alter index events_of_order rename to order_history_of_order;
alter table order_history rename constraint order_events_pkey to order_history_pkey;
alter table order_history rename constraint order_events_order_id_form_key_key to order_history_order_id_form_key_key;
-- The name of a step that can happen only once to an order, such as `paid`.
alter table order_history
  add column step_key text,
  add constraint order_history_order_id_step_key_key unique (order_id, step_key),
  -- Not while the next migration adds the steps of earlier orders, which would check each of them.
  drop constraint order_events_order_id_fkey,
  drop constraint order_events_actor_id_fkey;

-- The previous release reads and writes its steps under the former name. It would not understand the other kinds.
create view order_events as
  select id, order_id, kind, actor_id, actor_name, details, form_key, happened_at from order_history
  where kind in ('packed', 'dispatched', 'parcel_arrived', 'delivered', 'step_taken_back', 'note', 'note_to_customer')
    and details <> '{}';
alter view order_events alter column details set default '{}';

-- A deleted note stays as a row without its text.
create function delete_order_note() returns trigger language plpgsql as $$
begin
  update order_history set details = '{}' where id = old.id and kind in ('note', 'note_to_customer');
  return old;
end $$;
create trigger delete_order_note instead of delete on order_events for each row execute function delete_order_note();

create function keep_order_history() returns trigger language plpgsql as $$
declare
  expected order_history;
begin
  if tg_op = 'DELETE' and not exists (select from orders where id = old.order_id) then return old; end if;
  if tg_op = 'UPDATE' then
    expected := new;
    -- The account was deleted: its foreign key clears the reference.
    if new.actor_id is null then expected.actor_id := old.actor_id; end if;
    -- The account was erased.
    if exists (select from users where id = old.actor_id and erased_at is not null) then
      expected.actor_name := old.actor_name;
    end if;
    if old.kind in ('note', 'note_to_customer') and new.details = '{}' then expected.details := old.details; end if;
    if expected is not distinct from old then return new; end if;
  end if;
  raise exception 'a step of an order is never changed or deleted'
    using errcode = 'check_violation', constraint = 'order_history_stays';
end $$;

-- Who makes the change that a trigger records: told by the code (`announceStep`). The previous release does not tell it, but
-- writes the person into the activity log in the same transaction.
create function acting_person(of_order integer, out id integer, out name text) language plpgsql as $$
declare
  announced jsonb := nullif(current_setting('shop.step', true), '')::jsonb;
begin
  if announced ? 'id' then
    id := announced ->> 'id';
    name := announced ->> 'name';
  else
    select actor_id, actor_name into id, name from activity
      where subject_kind = 'order' and subject_id = of_order::text and activity.xmin = pg_current_xact_id()::xid
      order by activity.id desc limit 1;
  end if;
end $$;

create function record_new_order_steps() returns trigger language plpgsql as $$
begin
  insert into order_history (order_id, kind, actor_id, actor_name, details, step_key, happened_at)
    select fresh.id, steps.kind, case when steps.kind = 'placed' then user_id end,
      case when steps.kind = 'placed' then nullif(user_name, '') end, steps.details,
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
create trigger record_new_order_steps after insert on orders
  referencing new table as fresh for each statement execute function record_new_order_steps();

create function record_paid_step() returns trigger language plpgsql as $$
begin
  insert into order_history (order_id, kind, details, step_key, happened_at)
    select new.id, 'paid', jsonb_build_object('paise', new.total_paise, 'method', max(method), 'payment', max(id)), 'paid', new.paid_at
    from payments where order_id = new.id and pays_order;
  return null;
end $$;
create trigger record_paid_step after update on orders for each row
  when (old.paid_at is null and new.paid_at is not null) execute function record_paid_step();

-- When the transaction ends, because the previous release writes the person after the change.
create function record_cancelled_step() returns trigger language plpgsql as $$
begin
  insert into order_history (order_id, kind, actor_id, actor_name, details, happened_at)
    select new.id, 'cancelled', id, name, jsonb_build_object('reason', new.cancel_reason), new.cancelled_at
    from acting_person(new.id);
  return null;
end $$;
create constraint trigger record_cancelled_step after update on orders deferrable initially deferred for each row
  when (old.status <> 'cancelled' and new.status = 'cancelled') execute function record_cancelled_step();

-- The address itself is not repeated here, so that it need not be erased here.
create function record_address_step() returns trigger language plpgsql as $$
begin
  insert into order_history (order_id, kind, actor_id, actor_name, happened_at) values (
    new.id, 'address_changed', new.user_id, nullif(new.user_name, ''),
    coalesce((nullif(current_setting('shop.step', true), '')::jsonb ->> 'at')::timestamptz, now())
  );
  return null;
end $$;
create trigger record_address_step after update of address on orders for each row
  when (old.status = 'pending' and new.status = 'pending' and old.address is distinct from new.address)
  execute function record_address_step();

create function record_payment_step() returns trigger language plpgsql as $$
declare
  step text := case
    when new.status = 'failed' then 'payment_failed'
    when not new.pays_order and (new.status in ('captured', 'refunded') or new.problem = 'too_late') then 'payment_not_counted'
  end;
begin
  if step is not null then
    insert into order_history (order_id, kind, details, step_key, happened_at) values (
      new.order_id, step, jsonb_build_object('payment', new.id, 'paise', new.amount_paise), step || ':' || new.id, new.updated_at
    ) on conflict (order_id, step_key) do nothing;
  end if;
  return null;
end $$;
create trigger record_payment_step after insert or update of status, pays_order, problem on payments
  for each row execute function record_payment_step();

create function refund_details(of_refund refunds) returns jsonb language sql as $$
  select jsonb_build_object('refund', of_refund.id, 'paise', of_refund.amount_paise)
    || case when of_refund.note = '' then '{}' else jsonb_build_object('note', of_refund.note) end
$$;
create function record_new_refund_step() returns trigger language plpgsql as $$
declare
  step text := case when new.source = 'provider' then 'refunded_at_provider' else 'refund_requested' end;
begin
  insert into order_history (order_id, kind, actor_id, actor_name, details, step_key, happened_at) values (
    new.order_id, step, new.wanted_by, new.wanted_by_name, refund_details(new), step || ':' || new.id, new.created_at
  );
  return null;
end $$;
create trigger record_new_refund_step after insert on refunds for each row execute function record_new_refund_step();

create function record_refund_step() returns trigger language plpgsql as $$
begin
  insert into order_history (order_id, kind, actor_id, actor_name, details, happened_at)
    select new.order_id, 'refund_' || case new.status when 'wanted' then 'retried' when 'pending' then 'retried' when 'not_wanted' then 'dismissed' else new.status end,
      id, name, jsonb_build_object('refund', new.id, 'paise', new.amount_paise), new.updated_at
    from acting_person(new.order_id);
  return null;
end $$;
create constraint trigger record_refund_step after update on refunds deferrable initially deferred for each row
  when (old.status <> new.status and (new.status not in ('wanted', 'pending') or old.status = 'failed'))
  execute function record_refund_step();

create function record_document_step() returns trigger language plpgsql as $$
begin
  insert into order_history (order_id, kind, details, step_key, happened_at) values (
    new.order_id, 'document_issued', jsonb_build_object('document', new.id, 'kind', new.kind, 'number', new.number),
    'document_issued:' || new.id, new.issued_at
  );
  return null;
end $$;
create trigger record_document_step after insert on documents for each row execute function record_document_step();

-- The previous release records some actions of the merchant only in the activity log.
create function record_earlier_action() returns trigger language plpgsql as $$
begin
  insert into order_history (order_id, kind, actor_id, actor_name, details, happened_at)
    select new.subject_id::integer, 'earlier_action', new.actor_id, new.actor_name, jsonb_build_object('action', new.action),
      new.happened_at
    where not exists (
      select from order_history where order_id = new.subject_id::integer and actor_name = new.actor_name
        and xmin = pg_current_xact_id()::xid and not (kind in ('note', 'note_to_customer') and details = '{}')
    );
  return null;
end $$;
create constraint trigger record_earlier_action after insert on activity deferrable initially deferred for each row
  when (new.subject_kind = 'order') execute function record_earlier_action();

create trigger keep_order_history before update or delete on order_history
  for each row execute function keep_order_history();
create trigger order_history_is_not_emptied before truncate on order_history
  for each statement execute function keep_order_history();
