-- What waits on the packing table, by the zone or, without one, the place it goes to, and by the day it was promised for.
drop index orders_to_pack_by_place;
create index orders_to_pack_by_place on orders ((coalesce(zone_name, address ->> 'postal_code', '')), id)
  where status = 'paid' and parcel_state = 'to_pack';
create index orders_to_pack_by_day on orders (promised_by, id) where status = 'paid' and parcel_state = 'to_pack';
