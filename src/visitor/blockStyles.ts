/** The style sheets of most blocks. A module of its own: a glob is hoisted, and the theme must name the layers first. */
import.meta.glob(
  // Those left out travel with the pages that show the block (blocks/ownSheets.ts).
  [
    '../blocks/*/style.css',
    '!../blocks/{cart,carousel,code,comments,embed,fields,form,gallery,map,post-list,product,steps,table,tabs}/style.css',
  ],
  { eager: true },
)
