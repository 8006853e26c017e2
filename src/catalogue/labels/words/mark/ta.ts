export const marks = {
  // Vegetarian
  veg: 'சைவம்',
  // Non-vegetarian
  non_veg: 'அசைவம்',
}
