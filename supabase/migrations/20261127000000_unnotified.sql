-- Adds the notifications of an enquiry that nobody was notified of, because the settings named no recipient when it arrived.

create function public.notify_unnotified(enquiry uuid, notify jsonb, due timestamptz) returns boolean
  language plpgsql
  set search_path = ''
as $$
begin
  -- If two processes call this at once, the second one finds the notifications of the first.
  perform from public.enquiries e where e.id = enquiry and not e.spam for update;
  if not found or jsonb_array_length(notify) = 0
    or exists (select from public.enquiry_notifications n where n.enquiry_id = enquiry)
  then
    return false;
  end if;
  perform public.tell_recipients(enquiry, notify, due);
  return true;
end
$$;
comment on function public.notify_unnotified is 'Adds pending notifications of an enquiry that has none. Says whether it did.';

revoke execute on function public.notify_unnotified from public, anon, authenticated;
grant execute on function public.notify_unnotified to service_role;
