-- Since when an account's e-mail address is known to be its owner's: a link or code that was mailed there was used. Until then a
-- ticket of the account is treated as a stranger's. The release before writes nothing here, and who has paid needs nothing.
alter table users add column email_confirmed_at timestamptz;
-- The demo's accounts are nobody's; their addresses lead nowhere.
update users set email_confirmed_at = created_at where email like '%@pasumaipantry.example';
