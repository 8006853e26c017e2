/** The whole percentage between the MRP and a lower price: computed, never typed. 0 without a discount. */
export const percentOff = (price: number, mrp: number) => Math.round(((mrp - price) / mrp) * 100)
