import { dishes } from './food-names/dishes.ts'
import { grainsAndPulses } from './food-names/grains-and-pulses.ts'
import { otherIngredients } from './food-names/other-ingredients.ts'
import { spicesAndSeeds } from './food-names/spices-and-seeds.ts'

/**
 * Names of the same food, each line a group: English, Hindi, Tamil in Latin letters and in Tamil script, and common
 * Telugu, Malayalam and Kannada names. Spellings that sound alike need no entry of their own (see `spelling-key.ts`).
 * A name has at most two words.
 */
export const sameFoods = [spicesAndSeeds, grainsAndPulses, otherIngredients, dishes].join('')

/** Kinds of food, and the foods that they mean here. Only in this direction: who looks for muesli wants no podi. */
export const kindsOfFood = `
breakfast, kaalai unavu, காலை உணவு, tiffin, டிபன், nashta, morning: porridge, muesli, idli podi, porridge mix
snack, snacks, evening snack, munchies, நொறுக்குத்தீனி, thinpandam: seed mix, muesli
dinner, lunch, meal: masala, idli podi, porridge
drink, beverage: porridge
topping, garnish: sprinkle, seed mix
trail mix, seeds mix: seed mix
spice: masala
masala: spice
millet mix: millet
condiment, seasoning: masala, spice, podi
`
