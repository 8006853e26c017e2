/** What the mark beside a product's name is called. Apart from the other words, because the first view needs it. */
export const marks = { veg: 'Vegetarian', non_veg: 'Non-vegetarian' }
