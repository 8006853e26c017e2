import fc from 'fast-check'

/**
 * Texts that have broken some program before: characters a database cannot store, dates at the ends of time, cursors.
 */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'lone \udfff low',
  '\u202eright to left',
  '\ufeff',
  '😀'.repeat(60),
  'தமிழ் மசாலா',
  'x'.repeat(81),
  'x'.repeat(5_000),
  "'; drop table users; --",
  '%',
  '%00',
  '_',
  '\\',
  '*',
  '../../etc/passwd',
  '<script>',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '-1',
  '1e999',
  '0x10',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-06-15',
  '+275760-09-13',
  'data:text/html,x',
  '{"a":',
  '[{"label":"Millet","percent":1e308}]',
  '["new","new"]',
]

/** Cursors of a list: extreme numbers, keys of other lists, and none. */
const cursors = [
  [],
  {},
  null,
  [-1e300],
  [1e300],
  [2 ** 31],
  [2 ** 53],
  [1.5],
  [-1],
  ['a', 1],
  ['\0', 1],
  ['\ud800', 1],
  ['admin', 'x', 2 ** 40],
  ['customer', 'x\0', 1],
  [10_000, 3],
  [1e25, 3],
  [[1]],
].map((keys) => Buffer.from(JSON.stringify(keys)).toString('base64url'))

export const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...cursors) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
)

/** A lone surrogate, which no well-formed text contains. */
const loneHalf = fc
  .integer({ min: 0xd800, max: 0xdfff })
  .map((unit) => `half ${String.fromCharCode(unit)} a sign`)

/** JSON objects that imitate methods and properties of strings, arrays and numbers. */
const lookAlike = fc.oneof(
  fc.record(
    {
      length: fc.constantFrom<unknown>(
        0,
        1,
        4,
        10,
        1e9,
        -1,
        null,
        'x',
        {},
        { toString: 1 },
        { valueOf: 1, toString: 2 },
      ),
      toString: fc.constantFrom<unknown>(1, null, {}),
      valueOf: fc.constantFrom<unknown>(1, {}),
      trim: fc.constant(1),
      constructor: fc.constantFrom<unknown>(null, { name: 'Object' }),
      '0': fc.constant('a'),
      toJSON: fc.constant(1),
    },
    { requiredKeys: [] },
  ),
  fc.array(fc.constantFrom<unknown>(1, 'a', null, { length: { toString: 1 } }, [[]]), { maxLength: 3 }),
)

const oddNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e300, -1e300),
)

/** Any JSON value in the wrong place. */
export const oddValue = fc.oneof(
  { weight: 5, arbitrary: oddText },
  { weight: 1, arbitrary: loneHalf },
  { weight: 2, arbitrary: oddNumber },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[]], { toString: 1 }) },
  { weight: 2, arbitrary: lookAlike },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)
