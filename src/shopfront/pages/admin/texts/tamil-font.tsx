import letters from './tamil-font.css?inline'

/** Tamil web font: the back office's style sheet has none, and the merchant's computer may have none either. */
export default function TamilFont() {
  return <style>{letters}</style>
}
