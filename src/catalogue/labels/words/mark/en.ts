/** The name of the mark beside a product's name. In a file of its own, because the first view needs it. */
export const marks = { veg: 'Vegetarian', non_veg: 'Non-vegetarian' }
