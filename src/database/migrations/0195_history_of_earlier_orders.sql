-- The steps of earlier orders, from where they were told until now. Orders are not locked meanwhile: the triggers write what
-- happens to them, and a step that they have written is left out.
with told as (
  select subject_id::integer as order_id, happened_at, max(actor_id) as actor_id, max(actor_name) as actor_name
  from activity where subject_kind = 'order' group by 1, 2
), released as (
  select subject_id::integer as order_id, max(actor_id) as actor_id, max(actor_name) as actor_name
  from activity where subject_kind = 'order' and action = 'released' group by 1
), arrived as materialized (
  select distinct order_id, happened_at from order_history where kind = 'delivered'
), steps as (
  select id as order_id, 1 as rank, 'placed' as kind, user_id as actor_id, nullif(user_name, '') as actor_name,
    '{}'::jsonb as details, 'placed' as step_key, created_at as at
  from orders
  union all
  select orders.id, 2, 'paid', null, null,
    jsonb_build_object('paise', total_paise, 'method', payments.method, 'payment', payments.id), 'paid', paid_at
  from orders left join payments on payments.order_id = orders.id and pays_order where paid_at is not null
  union all
  select orders.id, 4, 'delivered', told.actor_id, told.actor_name,
    jsonb_build_object('from', 'to_pack', 'parcels', '[]'::jsonb), null, delivered_at
  from orders left join arrived on arrived.order_id = orders.id and arrived.happened_at = delivered_at
    left join told on told.order_id = orders.id and told.happened_at = delivered_at
  where delivered_at is not null and arrived.order_id is null
  union all
  select orders.id, 7, 'cancelled', coalesce(told.actor_id, released.actor_id), coalesce(told.actor_name, released.actor_name),
    jsonb_build_object('reason', cancel_reason), null, cancelled_at
  from orders left join told on told.order_id = orders.id and told.happened_at = cancelled_at
    left join released on released.order_id = orders.id and cancel_reason = 'released'
  where cancelled_at is not null
  union all
  select order_id, 3, step, null, null, jsonb_build_object('payment', id, 'paise', amount_paise), step || ':' || id, updated_at
  from payments, lateral (select case when status = 'failed' then 'payment_failed' else 'payment_not_counted' end as step) as said
  where not pays_order and (status in ('failed', 'captured', 'refunded') or problem = 'too_late')
  union all
  select order_id, 5, step, wanted_by, wanted_by_name, refund_details(refunds), step || ':' || id, created_at
  from refunds, lateral (
    select case when source = 'provider' then 'refunded_at_provider' else 'refund_requested' end as step
  ) as said
  union all
  select refunds.order_id, 6, 'refund_' || case status when 'not_wanted' then 'dismissed' else status end, told.actor_id,
    told.actor_name, jsonb_build_object('refund', id, 'paise', amount_paise), null, updated_at
  from refunds left join told on told.order_id = refunds.order_id and told.happened_at = updated_at
    and status in ('by_hand', 'not_wanted')
  where status in ('processed', 'failed', 'by_hand', 'not_wanted') and source <> 'provider'
  union all
  select order_id, 8, 'document_issued', null, null,
    jsonb_build_object('document', id, 'kind', kind, 'number', number), 'document_issued:' || id, issued_at
  from documents
)
insert into order_history (order_id, kind, actor_id, actor_name, details, step_key, happened_at)
  select order_id, kind, actor_id, actor_name, details, step_key, at from steps
  where not exists (
    select from order_history as written
    where written.order_id = steps.order_id and written.kind = steps.kind and written.happened_at = steps.at
  )
  order by at, order_id, rank
  on conflict (order_id, step_key) do nothing;

-- The actions that were only in the activity log.
insert into order_history (order_id, kind, actor_id, actor_name, details, happened_at)
  select orders.id, 'earlier_action', activity.actor_id, activity.actor_name, jsonb_build_object('action', action),
    activity.happened_at
  from activity join orders on orders.id = subject_id::integer
  where subject_kind = 'order' and not (action = 'released' and cancel_reason is not distinct from 'released')
    and not exists (
      select from order_history where order_id = orders.id and order_history.happened_at = activity.happened_at
        and order_history.actor_name = activity.actor_name
    )
  order by activity.id;
