-- The Activity section lists order_history together with the rest of the activity log, without being recorded twice: what people of
-- the shop did, newest first. `audited` counts it.
-- Safe for the release before: activity.tally_new_audited_activity, because it only counts.
-- Safe for the release before: activity.tally_gone_audited_activity, because it only counts.
create index activity_by_time on activity (happened_at desc, id desc) where subject_kind <> 'order';
create index order_history_by_staff on order_history (happened_at desc, id desc)
  where actor_name is not null and kind not in ('placed', 'address_changed');

create function tally_audited(difference bigint) returns void language plpgsql as $$
begin
  if difference <> 0 then perform tally_rows('audited', difference); end if;
end $$;
create function tally_new_audited_activity() returns trigger language plpgsql as $$
begin
  perform tally_audited((select count(*) from fresh where subject_kind <> 'order'));
  return null;
end $$;
create function tally_gone_audited_activity() returns trigger language plpgsql as $$
begin
  perform tally_audited(-(select count(*) from gone where subject_kind <> 'order'));
  return null;
end $$;
create trigger tally_new_audited_activity after insert on activity
  referencing new table as fresh for each statement execute function tally_new_audited_activity();
create trigger tally_gone_audited_activity after delete on activity
  referencing old table as gone for each statement execute function tally_gone_audited_activity();

create function tally_new_audited_steps() returns trigger language plpgsql as $$
begin
  perform tally_audited(
    (select count(*) from fresh where actor_name is not null and kind not in ('placed', 'address_changed')));
  return null;
end $$;
create function tally_gone_audited_steps() returns trigger language plpgsql as $$
begin
  perform tally_audited(
    -(select count(*) from gone where actor_name is not null and kind not in ('placed', 'address_changed')));
  return null;
end $$;
create trigger tally_new_audited_steps after insert on order_history
  referencing new table as fresh for each statement execute function tally_new_audited_steps();
create trigger tally_gone_audited_steps after delete on order_history
  referencing old table as gone for each statement execute function tally_gone_audited_steps();

insert into row_tallies (counted, shard, amount)
  select 'audited', 0, (select count(*) from activity where subject_kind <> 'order')
    + (select count(*) from order_history where actor_name is not null and kind not in ('placed', 'address_changed'));
