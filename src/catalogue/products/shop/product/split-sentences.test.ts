import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

// Requirement 2.12-7: The description is a checklist with one sentence per line.
// Requirement D-125: The checklist doesn't split a sentence after `Dr.`.
test.each([
  ['sentences', 'Roasted slowly. No salt! Good?', ['Roasted slowly.', 'No salt!', 'Good?']],
  ['a full stop in a number', 'Contains 0.5 g of salt. Keep dry.', ['Contains 0.5 g of salt.', 'Keep dry.']],
  ['a full stop before a small letter', 'Millets, e.g. ragi. Nuts.', ['Millets, e.g. ragi.', 'Nuts.']],
  [
    'a title or an initial',
    'Made by Dr. Ramesh and Smt. K. Devi. Tasted by us.',
    ['Made by Dr. Ramesh and Smt. K. Devi.', 'Tasted by us.'],
  ],
  ['a single letter', 'Rich in vitamin C. Keep dry.', ['Rich in vitamin C.', 'Keep dry.']],
  ['a short answer', 'Sugar? No. Salt? See No. 5 below.', ['Sugar?', 'No.', 'Salt?', 'See No. 5 below.']],
  ['lines', 'Roasted\nMilled\n\nPacked', ['Roasted', 'Milled', 'Packed']],
  ['Tamil', 'சத்து மாவு. நல்லது.', ['சத்து மாவு.', 'நல்லது.']],
  ['one sentence without an end', 'Just seeds', ['Just seeds']],
  ['nothing', '  ', []],
])('a description is split at %s', (_, description, lines) => {
  expect(splitSentences(description)).toEqual(lines)
})
