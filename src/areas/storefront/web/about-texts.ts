import { store } from '../../../store.ts'

/** The merchant's words on the About page. */

export const story = {
  title: 'Our Story',
  sentences: [
    `${store.name} began at a kitchen table in ${store.shipping.district}, with a grandmother's sathu maavu and more asking for it than one stone mill could serve.`,
    'Today eleven of us roast, mill and pack in a small unit in Gandhipuram. The recipes have stayed what they were: whole grain, seeds and spices, and the time each of them needs.',
    'We buy from growers we can visit in a day: millets from Dharmapuri, turmeric from Salem, pepper from the Kolli Hills.',
  ],
}

export const traditions = {
  title: 'Our Traditions',
  sentences: [
    'A masala is a memory of a kitchen. Ours are roasted one ingredient at a time, because coriander is ready long before fenugreek is, and ground on the day they are packed.',
  ],
}

/** Three of them stand for all. */
export const masalas = [
  {
    name: 'Sambar Masala',
    text: 'Coriander, dals and Guntur chilli, roasted the slow way for the sambar of every day.',
  },
  {
    name: 'Chettinad Masala',
    text: 'Star anise, fennel and kalpasi, from the merchant houses of Karaikudi, for gravies with fire.',
  },
  {
    name: 'Idli Podi',
    text: 'Urad dal, sesame and chilli, left coarse, to be eaten with a spoon of sesame oil.',
  },
]

export const commitment = {
  title: 'Our Commitment',
  sentences: [
    'No colours, no flavours, no preservatives, and nothing on a pack that you would not find in a kitchen.',
    'Every product page says what is inside, to the percent. Allergens are named, and a lot that does not taste right is not sold.',
    'Growers are paid on the day they deliver, and our pouches and jars are made to be emptied, washed and used again.',
  ],
}
