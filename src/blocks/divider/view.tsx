/** Draws a line. */
export default function Divider() {
  return <hr className="b-divider" />
}
