type Year = { year: number }

export const lead = 'Add public holidays, then remove the ones you work on. Save the form to apply them.'
export const add = {
  national: ({ year }: Year) => `Add national holidays ${year}`,
  tamilNadu: ({ year }: Year) => `Add Tamil Nadu holidays ${year}`,
}
export const daysOf = ({ count }: { count: number }) => `Show ${count} holidays`
export const notAnnounced = ({ year }: Year) =>
  `Only holidays with a fixed date are listed. Add Pongal, Deepavali and the other festivals of ${year} once the government has announced them.`

export const names = {
  republicDay: 'Republic Day',
  independenceDay: 'Independence Day',
  gandhiJayanthi: 'Gandhi Jayanthi',
  newYearsDay: 'New Year’s Day',
  tamilNewYearsDay: 'Tamil New Year’s Day, Dr. B. R. Ambedkar’s Birthday',
  mayDay: 'May Day',
  christmas: 'Christmas',
  pongal: 'Pongal',
  thiruvalluvarDay: 'Thiruvalluvar Day',
  uzhavarThirunal: 'Uzhavar Thirunal',
  thaiPoosam: 'Thai Poosam',
  teluguNewYearsDay: 'Telugu New Year’s Day',
  ramzan: 'Ramzan',
  mahaveerJayanthi: 'Mahaveer Jayanthi',
  goodFriday: 'Good Friday',
  bakrid: 'Bakrid',
  muharram: 'Muharram',
  miladUnNabi: 'Milad-un-Nabi',
  krishnaJayanthi: 'Krishna Jayanthi',
  vinayakarChathurthi: 'Vinayakar Chathurthi',
  ayuthaPooja: 'Ayutha Pooja',
  vijayaDasami: 'Vijaya Dasami',
  deepavali: 'Deepavali',
}
