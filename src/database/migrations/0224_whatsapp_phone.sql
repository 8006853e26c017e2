-- Who agreed to messages to one number has not agreed to messages to another.
-- Safe for the release before: users.end_whatsapp_consent, because it only changes a table that release doesn't know.
create function end_whatsapp_consent() returns trigger language plpgsql as $$
begin
  update whatsapp_consents set withdrawn_at = now(), withdrawn_by = 'phone_changed'
    where user_id = new.id and withdrawn_at is null;
  return null;
end $$;
create trigger end_whatsapp_consent after update of phone on users
  for each row when (old.phone is distinct from new.phone) execute function end_whatsapp_consent();
