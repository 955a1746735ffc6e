create or replace function live_replaced() returns trigger language plpgsql as $$
begin
  delete from live_tag using removed where live_tag.post_id = removed.post_id;
  delete from live_title using removed where live_title.post_id = removed.post_id;
  delete from live_text using removed where live_text.post_id = removed.post_id;
  return null;
end $$;

create or replace trigger live_1_replaced after update on live
  referencing old table as removed for each statement execute function live_replaced();
