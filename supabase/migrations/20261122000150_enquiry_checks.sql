-- Checks every column of rows that bypass the handler. The checks accept everything that the handler sends:
-- content/schemas/enquiryForms.ts and notFoundVisit.ts clean texts in the same way, and api/store/rowShapes.ts accepts the same times.
--
-- Existing rows are cleaned first. A wrong time of receipt cannot be corrected, so such an enquiry stays as it is: "site enquiries list"
-- names it, and "site enquiries erase" erases it.

create function pg_temp.one_line(value text) returns text
  language sql immutable
  return regexp_replace(value, '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g');

update public.enquiries set
  name = pg_temp.one_line(name),
  email = pg_temp.one_line(email),
  phone = pg_temp.one_line(phone),
  message = regexp_replace(message, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
  page = pg_temp.one_line(page),
  address_hash = regexp_replace(address_hash, '[^0-9a-f]', '', 'g'),
  flags = case when flags::text ~ '^\{([a-z][a-z0-9-]{0,29}(,[a-z][a-z0-9-]{0,29}){0,19})?\}$' then flags else '{}' end;

alter table public.enquiries
  add constraint enquiries_received_at_sane
    check (received_at >= '1970-01-01 00:00+00' and received_at < '2100-01-01 00:00+00') not valid,
  add constraint enquiries_lines_plain
    check (name || email || phone || page !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]'),
  add constraint enquiries_message_plain
    check (message !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]'),
  add constraint enquiries_hashes_hex check (address_hash ~ '^[0-9a-f]*$' and body_hash ~ '^([0-9a-f]{64})?$'),
  -- As text, a nested list, a null and a word with quotation marks differ from plain words.
  add constraint enquiries_flags_words check (flags::text ~ '^\{([a-z][a-z0-9-]{0,29}(,[a-z][a-z0-9-]{0,29}){0,19})?\}$');

update public.enquiry_notifications set
  attempts = least(greatest(attempts, 0), 1000),
  next_at = case when next_at >= '1970-01-01 00:00+00' and next_at < '2100-01-01 00:00+00' then next_at else now() end,
  claimed_until = case
    when claimed_until >= '1970-01-01 00:00+00' and claimed_until < '2100-01-01 00:00+00' then claimed_until else '-infinity'
  end,
  last_error = left(pg_temp.one_line(last_error), 500),
  delivered_at = case
    when delivered_at >= '1970-01-01 00:00+00' and delivered_at < '2100-01-01 00:00+00' then delivered_at
    when state = 'delivered' then now()
  end;

alter table public.enquiry_notifications
  add constraint enquiry_notifications_address_plain check (
    char_length(address) <= 254 and (channel = 'mail' or address = '')
    and address !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]'),
  add constraint enquiry_notifications_attempts_sane check (attempts between 0 and 100000),
  add constraint enquiry_notifications_next_at_sane check (next_at >= '1970-01-01 00:00+00' and next_at < '2100-01-01 00:00+00'),
  add constraint enquiry_notifications_claimed_until_sane check (
    claimed_until = '-infinity' or claimed_until >= '1970-01-01 00:00+00' and claimed_until < '2100-01-01 00:00+00'),
  add constraint enquiry_notifications_last_error_plain check (
    char_length(last_error) <= 500 and last_error !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]'),
  add constraint enquiry_notifications_delivered_at_sane check (
    (state = 'delivered') = (delivered_at is not null)
    and (delivered_at >= '1970-01-01 00:00+00' and delivered_at < '2100-01-01 00:00+00'));

-- Visits, proofs and salts that the handler cannot have made are deleted.
delete from public.not_found_visits
where not (received_at >= '1970-01-01 00:00+00' and received_at < '2100-01-01 00:00+00')
  or not (timestamp >= '1970-01-01 00:00+00' and timestamp < '2100-01-01 00:00+00');
update public.not_found_visits set
  attempted_url = pg_temp.one_line(attempted_url),
  referrer = pg_temp.one_line(referrer),
  user_agent = pg_temp.one_line(user_agent),
  device_type = pg_temp.one_line(device_type),
  pathname = pg_temp.one_line(pathname),
  search = pg_temp.one_line(search),
  hash = pg_temp.one_line(hash);
alter table public.not_found_visits
  add constraint not_found_visits_times_sane check (
    received_at >= '1970-01-01 00:00+00' and received_at < '2100-01-01 00:00+00'
    and timestamp >= '1970-01-01 00:00+00' and timestamp < '2100-01-01 00:00+00'),
  add constraint not_found_visits_lines_plain check (
    attempted_url || referrer || user_agent || device_type || pathname || search || hash
    !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]');

delete from public.used_proofs
where not (expires_at >= '1970-01-01 00:00+00' and expires_at < '2100-01-01 00:00+00') or id !~ '^[0-9a-z]+$';
alter table public.used_proofs
  add constraint used_proofs_id_plain check (id ~ '^[0-9a-z]+$'),
  add constraint used_proofs_expires_at_sane check (expires_at >= '1970-01-01 00:00+00' and expires_at < '2100-01-01 00:00+00');

delete from public.enquiry_salts where not (day >= '1970-01-01' and day < '2100-01-01') or salt !~ '^[0-9a-f]{32,128}$';
alter table public.enquiry_salts
  add constraint enquiry_salts_day_sane check (day >= '1970-01-01' and day < '2100-01-01'),
  add constraint enquiry_salts_salt_hex check (salt ~ '^[0-9a-f]{32,128}$');

-- If the check refused a reason, its notification would stay open and be sent again and again.
create or replace function public.settle_notification(
  enquiry uuid, told_by text, new_state text, error text, due timestamptz, delivered timestamptz, told_address text default ''
) returns void
  language sql
  set search_path = ''
as $$
  update public.enquiry_notifications
  set state = new_state,
    last_error = left(regexp_replace(error, '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+', ' ', 'g'), 500),
    claimed_until = '-infinity', next_at = coalesce(due, next_at), delivered_at = delivered
  where enquiry_id = enquiry and channel = told_by and address = told_address and state <> 'delivered'
$$;
