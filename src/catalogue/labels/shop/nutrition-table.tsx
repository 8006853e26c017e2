import { classNames } from '#ui/elements/class-names.ts'
import type { ShownLabel } from '../contract.ts'
import { nutrientFacts, nutrientNames, percentOfDailyValue, perServing } from '../rules/food-label.ts'
import * as words from '../words/en.ts'

/**
 * Nutrition per 100 g or ml, and per serve with the share of the daily value if the serve size is known. Renders
 * nothing if no amount is known.
 */
export function NutritionTable({ label }: { label: ShownLabel }) {
  const { per = 'g', serve } = label
  const known = nutrientNames.flatMap((name) => {
    const amount = label[name]
    return amount == null ? [] : [{ name, amount }]
  })
  if (known.length === 0) return null
  return (
    <section className="md:col-span-2 xl:col-span-1">
      <h3 className="text-base font-semibold">{words.nutrition}</h3>
      <table className="mt-2 w-full max-w-xl text-sm tabular-nums">
        <thead>
          <tr className="border-b border-edge text-ink-soft">
            <th scope="col" className={nameStyles}>
              {words.nutrient}
            </th>
            <th scope="col" className={classNames('w-[17.5%]', figureStyles)}>
              {words.perHundred[per]}
            </th>
            {serve && (
              <>
                <th scope="col" className={classNames('w-[21%]', figureStyles)}>
                  {words.perServe[per]({ amount: String(serve) })}
                </th>
                <th scope="col" className={figureStyles}>
                  {words.shareOfDay}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {known.map(({ name, amount }) => (
            <tr key={name} className="border-b border-line">
              <th
                scope="row"
                className={classNames(
                  nameStyles,
                  nutrientFacts(name).indented ? 'pl-4 font-normal' : 'font-semibold',
                )}
              >
                {words.nutrients[name]} {/* Once per row: a phone has no room beside each amount. */}
                <span className="font-normal text-ink-soft">{words.units[nutrientFacts(name).unit]}</span>
              </th>
              <td className={figureStyles}>{amount}</td>
              {serve && (
                <>
                  <td className={figureStyles}>{perServing(amount, serve)}</td>
                  <td className={figureStyles}>
                    {formatPercentOfDailyNeed(percentOfDailyValue(name, amount, serve))}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {serve && <p className="mt-2 max-w-xl text-sm text-ink-soft">{words.shareExplained}</p>}
    </section>
  )
}

/** The percentage for the table; a dash if the law defines no daily value. */
const formatPercentOfDailyNeed = (percent: number | undefined) =>
  percent === undefined ? '–' : words.percent({ percent })

/**
 * Column widths fit the longest word on a phone in both languages. Larger text breaks, with a hyphen where the browser
 * supports it.
 */
const nameStyles = 'w-5/12 py-1.5 pr-2 text-left hyphens-auto wrap-anywhere'
const figureStyles = 'py-1.5 pl-2 text-right font-normal wrap-anywhere'
