"""The pages: play in the browser. Everything is rendered here, from what one pair of eyes may know."""
