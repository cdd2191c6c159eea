-- No program calls this function. `list_enquiries` finds the notifications that were given up.

drop function public.count_failed_notifications();
