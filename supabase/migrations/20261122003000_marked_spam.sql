-- An enquiry that somebody marked as spam stays spam, even if its sender repeats the request. The flag "marked" records the mark.

create or replace function public.mark_enquiry_spam(enquiry uuid, is_spam boolean, notify jsonb) returns boolean
  language plpgsql
  set search_path = ''
as $$
begin
  update public.enquiries
  set spam = is_spam, flags = array_remove(flags, 'marked') || case when is_spam then array['marked'] else '{}' end
  where id = enquiry;
  if not found then
    return false;
  end if;
  if is_spam then
    delete from public.enquiry_notifications where enquiry_id = enquiry and state = 'pending';
  else
    perform public.tell_recipients(enquiry, notify, now());
  end if;
  return true;
end
$$;

create or replace function public.save_enquiry(
  enquiry jsonb, notify jsonb, earlier_id uuid default null, earlier_since timestamptz default null
) returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  sent public.enquiries := jsonb_populate_record(null::public.enquiries, '{"body_hash": ""}' || enquiry);
  kept record;
begin
  -- Requests with the same id take turns, and a request that looks for an earlier one waits for it. All of them lock in this order, so
  -- there is no deadlock.
  perform pg_advisory_xact_lock(hashtextextended(earlier_id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended(sent.id::text, 0));
  select e.id, e.body_hash, e.spam, e.flags into kept from public.enquiries e
  where e.id = sent.id or (e.id = earlier_id and e.received_at >= earlier_since)
  order by e.id = sent.id desc limit 1;
  if not found then
    insert into public.enquiries select sent.*;
    perform public.tell_recipients(sent.id, notify, sent.received_at);
    return jsonb_build_object('result', 'created', 'id', sent.id);
  end if;
  if kept.body_hash <> '' and kept.body_hash <> sent.body_hash then
    return jsonb_build_object('result', 'conflict', 'id', kept.id);
  end if;
  if sent.spam or not kept.spam or 'marked' = any (kept.flags) then
    return jsonb_build_object('result', 'repeated', 'id', kept.id);
  end if;
  update public.enquiries set spam = false, flags = sent.flags where id = kept.id;
  perform public.tell_recipients(kept.id, notify, sent.received_at);
  return jsonb_build_object('result', 'created', 'id', kept.id);
end
$$;
