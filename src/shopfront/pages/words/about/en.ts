export const title = 'About Us'
export const loadingImages = 'Loading images...'
export const imagesNotLoaded = 'Failed to load images.'
export const noImages = 'No images found.'

export const story = 'Our Story'
export const beginning = ({ name, district }: { name: string; district: string }) =>
  `${name} began at a kitchen table in ${district}, with a grandmother’s sathu maavu and more people asking for it than one stone mill could serve.`
export const today =
  'Today eleven of us roast, mill and pack in a small unit in Gandhipuram. The recipes haven’t changed: whole grains, seeds and spices, and the time each of them needs.'
export const growers =
  'We buy from growers we can visit in a day: millets from Dharmapuri, turmeric from Salem, pepper from the Kolli Hills.'

export const traditions = 'Our Traditions'
export const kitchen =
  'A masala is the memory of a kitchen. We roast ours one ingredient at a time, because coriander is ready long before fenugreek, and grind them on the day we pack them.'

/** Three example masalas (specification §2.15). */
export const masalas = [
  {
    name: 'Sambar Masala',
    text: 'Coriander, dals and Guntur chilli, slow-roasted for everyday sambar.',
  },
  {
    name: 'Chettinad Masala',
    text: 'Star anise, fennel and kalpasi for fiery gravies, as made in the merchant houses of Karaikudi.',
  },
  {
    name: 'Idli Podi',
    text: 'Urad dal, sesame and chilli, coarsely ground. Best with a spoon of sesame oil.',
  },
]

export const commitment = 'Our Commitment'
export const nothingAdded =
  'No added colours or preservatives (it’s on every label), and nothing you wouldn’t find in your own kitchen.'
export const nothingHidden =
  'Every product page lists the main ingredients. If you have an allergy, ask us before you order. We’ll tell you what’s in a product and what’s packed alongside it. We don’t sell a batch that doesn’t taste right.'
export const paidAtOnce =
  'We pay growers on the day they deliver. Our pouches and jars are made to be washed and used again.'

/** For a shop that has not written its own text yet. */
export const whoWeAre = 'Who we are'
export const whoSells = ({ name, legalName }: { name: string; legalName: string }) =>
  `${name} is run by ${legalName}.`
export const reachUs = ({ address, mail, phone }: { address: string; mail: string; phone: string }) =>
  `You’ll find us at ${address}. Email ${mail} or call ${phone}.`
