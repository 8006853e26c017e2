export const title = 'About Us'
export const loadingImages = 'Loading images...'
export const imagesNotLoaded = 'Failed to load images.'
export const noImages = 'No images found.'

export const story = 'Our Story'
export const beginning = ({ name, district }: { name: string; district: string }) =>
  `${name} began at a kitchen table in ${district}, with a grandmother's sathu maavu and more asking for it than one stone mill could serve.`
export const today =
  'Today eleven of us roast, mill and pack in a small unit in Gandhipuram. The recipes have stayed what they were: whole grain, seeds and spices, and the time each of them needs.'
export const growers =
  'We buy from growers we can visit in a day: millets from Dharmapuri, turmeric from Salem, pepper from the Kolli Hills.'

export const traditions = 'Our Traditions'
export const kitchen =
  'A masala is a memory of a kitchen. Ours are roasted one ingredient at a time, because coriander is ready long before fenugreek is, and ground on the day they are packed.'

/** Three masalas as examples (specification §2.15). */
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

export const commitment = 'Our Commitment'
export const nothingAdded =
  'No added colours and no preservatives, as each label says, and nothing on a pack that you would not find in a kitchen.'
export const nothingHidden =
  'Every product page says what a pack is mainly made of. If you live with an allergy, ask us before you order: we tell you what is in it and what is packed beside it. A lot that does not taste right is not sold.'
export const paidAtOnce =
  'Growers are paid on the day they deliver, and our pouches and jars are made to be emptied, washed and used again.'

/** A shop that has not written its own words yet. */
export const whoWeAre = 'Who we are'
export const whoSells = ({ name, legalName }: { name: string; legalName: string }) =>
  `${name} is run by ${legalName}.`
export const reachUs = ({ address, mail, phone }: { address: string; mail: string; phone: string }) =>
  `You’ll find us at ${address}. Write to ${mail} or call ${phone}.`
