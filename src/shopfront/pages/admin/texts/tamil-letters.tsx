import letters from './tamil-letters.css?inline'

/** The office's own style has no Tamil letters, and the merchant's computer may have none either. */
export default function TamilLetters() {
  return <style>{letters}</style>
}
