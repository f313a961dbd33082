import { readDocumentOnce } from "@irilint/core/documents";
import { checkDocument, defaultSettings } from "@irilint/core/literals";
const [l,u,...sizes]=process.argv.slice(2);const f=JSON.parse(u);
for(const n of [...sizes,...sizes]){const t=f.repeat(Math.ceil(n/f.length));const s=performance.now();const {literals,comments}=readDocumentOnce(t,l);const m=performance.now();checkDocument(t,literals.slice(),defaultSettings,{heeds:"iri-and-eslint",tellsUnused:false,countsHosts:true,spans:comments.slice()});console.log(n,(m-s)|0,(performance.now()-m)|0)}
