import { describeEveryRequest } from "./every-request.js";

/** A few of the places; `tests/editors`, a stage of the whole proof, has them all. */
describeEveryRequest(3);
