import { PostgrestError } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import { supabaseFailure } from '#api/store/supabaseFailure.ts';

const reasonOf = (code: string, status: number) => {
  const error = new PostgrestError({
    code,
    message: 'about ada@example.com',
    details: '',
    hint: '',
  });
  const failure = supabaseFailure(error, status, 'https://x.supabase.example');
  expect(failure.message).not.toContain('ada@example.com');
  return failure instanceof StoreUnavailable ? failure.reason : 'a fault of ours';
};

describe('an error of the database', () => {
  test.each([
    ['of a full disk', '53100', 500, 'full'],
    ['of a project that only reads, for its disk is full', '25006', 405, 'full'],
    ['of a connection that ended', '57P01', 500, 'down'],
    ['of a connection that broke under a statement', '', 400, 'down'],
    ['of a key without rights', '42501', 401, 'denied'],
    ['of a function that is not there', 'PGRST202', 404, 'config'],
    ['of a value that breaks a rule of the table', '23514', 400, 'a fault of ours'],
  ])('%s is translated into its meaning', (_, code, status, reason) => {
    expect(reasonOf(code, status)).toBe(reason);
  });
});
