-- A pack is called low, and so needs no mail, when its new mark makes it so. One that was low by its old mark became so
-- by what was sold: whether the merchant has been told of that is not for the mark to say.
create or replace function note_low_stock() returns trigger language plpgsql as $$
begin
  new.low_stock_told := new.stock <= new.low_stock_at;
  if tg_op = 'UPDATE' and new.stock <= old.low_stock_at then
    new.low_stock_told := new.low_stock_told and old.low_stock_told;
  end if;
  return new;
end $$;
